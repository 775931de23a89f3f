import { useQueryClient } from '@tanstack/react-query';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { i18n } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { DRAFTS_KEPT } from '#web/core/tabs/tab-resources.ts';
import { useTab } from '#web/core/tabs/use-tab.ts';
import { keepBeforeReload } from '#web/core/updates/reload-page.ts';
import { postDetail, postKeys } from '../post-queries.ts';
import { createPostSession, type PostSession } from './post-session.ts';
import type { PostSessionState } from './session-state.ts';

const KEY = 'post-session';
/** Sessions of this browser tab by console tab, so that a page knows whether its article is open already. */
const open = new Map<string, PostSession>();

/** The article that this tab has open, if any. */
export function useOpenSession(): PostSession | undefined {
  return open.get(useTab().id);
}

/** The open article of a post in any tab, if there is one. */
export function findSession(postId: string): PostSession | undefined {
  return [...open.values()].find((session) => session.get().post?.id === postId);
}

/** The tab of this page that has a post open for writing: it may write with the lock of that tab. */
export function editingSessionOf(postId: string): string | undefined {
  return [...open].find(([, session]) => session.get().post?.id === postId)?.[0];
}

/** Opens the article once for the tab; hiding the tab leaves it open. */
export function usePostSession(loaded: Post | undefined): PostSession {
  const tab = useTab();
  const client = useQueryClient();
  const projectId = useProjectId();
  const { userId, name } = useAuth.getState();
  const session = tab.keep(
    KEY,
    () => {
      const made = createPostSession({
        post: loaded,
        projectId,
        person: { userId, name },
        editingSession: tab.id,
        onCreated: (post) => tab.replaceUrl(`/manager_post/edit/${post.id}`),
        onSaved: () => void invalidate(client, { queryKey: postKeys(projectId, 'list') }),
        onDirty: tab.setDirty,
      });
      made.article.suggesting.author = { userId, name };
      open.set(tab.id, made);
      tab.keep(
        DRAFTS_KEPT,
        () => undefined,
        () => undefined,
      );
      tab.onClose(keepBeforeReload(tab.id, made.flush));
      tab.onClose(whenPageLeaves(made.flush));
      return made;
    },
    (closed) => {
      open.delete(tab.id);
      const { post } = closed.get();
      if (post) client.removeQueries({ queryKey: postDetail(projectId, post.id).queryKey });
      closed.destroy();
    },
  );
  useEffect(() => session.flush, [session]);
  return session;
}

/** What the article is called in bars, tabs and questions. */
export function headlineOf(session: PostSession): string {
  const { title } = session.form.get().values;
  return title.trim() === '' ? i18n.t('posts:edit.untitled') : title;
}

/** The same on a page, once typing pauses. */
export function useHeadline(session: PostSession): string {
  return useSyncExternalStore(session.form.whenSettled, () => headlineOf(session));
}

/** Re-renders only when the selected part of an open article's state changes. */
export function useSessionPart<Part>(session: PostSession, select: (state: PostSessionState) => Part): Part {
  return useSyncExternalStore(session.subscribe, () => select(session.get()));
}

/**
 * Calls `keep` when the page hides, freezes or closes: the last moments to keep text. Returns the function that
 * stops.
 */
function whenPageLeaves(keep: () => void): () => void {
  const hidden = () => {
    if (document.hidden) keep();
  };
  document.addEventListener('visibilitychange', hidden);
  document.addEventListener('freeze', keep);
  window.addEventListener('pagehide', keep);
  return () => {
    document.removeEventListener('visibilitychange', hidden);
    document.removeEventListener('freeze', keep);
    window.removeEventListener('pagehide', keep);
  };
}
