import type { Notification } from '@toasoan/contract/features/notifications/notification.ts';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { isUsable } from '#web/core/project/choose-on-load.ts';
import { useProjects } from '#web/core/project/project-store.ts';
import { goTo } from '#web/core/routing/here.ts';
import { enterProject } from '#web/core/tabs/switch-project.ts';
import { openTab } from '#web/core/tabs/tab-actions.ts';

export function postUrlOf({ postId, noteId }: Pick<Notification, 'postId' | 'noteId'>): string {
  return `/manager_post/view/${postId}${noteId === null ? '' : `?note=${noteId}`}`;
}

/** Opens the post in its project. False: the user stays for unsaved changes, or the project is gone. */
export async function openNotification(
  item: Pick<Notification, 'postId' | 'noteId' | 'projectId'>,
): Promise<boolean> {
  const { projectId } = item;
  if (projectId !== useLayout.getState().projectCurrentId) {
    if (!isUsable(useProjects.getState().data, projectId) || !(await enterProject(projectId))) return false;
  }
  // An open tab keeps its state, unless the notification leads to a note in it.
  if (item.noteId === null) openTab({ url: postUrlOf(item) });
  else goTo(postUrlOf(item));
  return true;
}
