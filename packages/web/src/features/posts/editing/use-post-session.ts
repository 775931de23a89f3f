import { useQueryClient } from '@tanstack/react-query';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { useEffect } from 'react';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { DRAFTS_KEPT } from '#web/core/tabs/tab-resources.ts';
import { useTab } from '#web/core/tabs/use-tab.ts';
import { keepBeforeReload } from '#web/core/updates/reload-page.ts';
import { postDetail, postKeys } from '../post-queries.ts';
import { openSessions } from './open-sessions.ts';
import { createPostSession, type PostSession } from './post-session.ts';

const KEY = 'post-session';
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
      openSessions.set(tab.id, made);
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
      openSessions.delete(tab.id);
      const { post } = closed.get();
      if (post) client.removeQueries({ queryKey: postDetail(projectId, post.id).queryKey });
      closed.destroy();
    },
  );
  useEffect(() => session.flush, [session]);
  return session;
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
