import type { Notification, RequestOf } from '@toasoan/contract/features/notifications/notification.ts';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { isUsable } from '#web/core/project/choose-on-load.ts';
import { useProjects } from '#web/core/project/project-store.ts';
import { goTo } from '#web/core/routing/here.ts';
import { enterProject } from '#web/core/tabs/switch-project.ts';
import { openTab } from '#web/core/tabs/tab-actions.ts';

const REQUEST_PAGES: Readonly<Record<RequestOf, string>> = {
  webhook: '/view_project?view=webhooks&open=',
  correctionRequest: '/manager_post/correction_requests?open=',
  dataRequest: '/view_project?view=data&open=',
  menu: '/setting_page/manager_menu/',
  footer: '/setting_page/manager_footer/',
  layout: '/setting_post/manager_layout/',
  parserSource: '/manager_crawler/manager_parser_source?open=',
  parserTemplate: '/manager_crawler/manager_parser_template/',
  crawledItem: '/manager_crawler/manager_review_crawler?view=changed&open=',
  apiKey: '/manager_translate/api_key?open=',
  // Its id is the address of the contest's group.
  contest: '/',
};

type Thing = Pick<Notification, 'postId' | 'eventId' | 'pageId' | 'noteId' | 'accountId' | 'request'>;

/** The address of what it is about: a post, an event, a request, an account, or the user's own one. */
export function urlOf({ postId, eventId, pageId, noteId, accountId, request }: Thing): string {
  if (eventId !== null) return `/manager_event/view/${eventId}`;
  if (pageId !== null) return `/manager_page/edit/${pageId}`;
  if (request !== null) return REQUEST_PAGES[request.of] + request.id;
  if (accountId !== null) return `/manager_user/manager_user_account?open=${accountId}`;
  if (postId === null) return '/profile';
  return `/manager_post/view/${postId}${noteId === null ? '' : `?note=${noteId}`}`;
}

/** Opens it in its project. False: the user stays for unsaved changes, or the project is gone. */
export async function openNotification(item: Thing & Pick<Notification, 'projectId'>): Promise<boolean> {
  const { projectId } = item;
  if (projectId !== useLayout.getState().projectCurrentId) {
    if (!isUsable(useProjects.getState().data, projectId) || !(await enterProject(projectId))) return false;
  }
  // An open tab keeps its state, unless the notification leads to a note, an account or a request in it.
  if (item.noteId === null && item.accountId === null && item.request === null) openTab({ url: urlOf(item) });
  else goTo(urlOf(item));
  return true;
}
