import { useQueryClient } from '@tanstack/react-query';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { useTab } from '#web/core/tabs/use-tab.ts';
import { postDetail, postKeys } from '../post-queries.ts';
import { createPostSession, type PostSession, type PostSessionState } from './post-session.ts';

const KEY = 'post-session';
/** Sessions of this browser tab by their tab, so that a page knows whether its article is open already. */
const open = new Map<string, PostSession>();

/** The article that this tab has open, if it has. */
export function useOpenSession(): PostSession | undefined {
  return open.get(useTab().id);
}

/** Opens the article once for the tab; hiding the tab leaves it as it is. */
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
        onSaved: () => void client.invalidateQueries({ queryKey: postKeys(projectId, 'list') }),
        onDirty: tab.setDirty,
      });
      open.set(tab.id, made);
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

export function useSessionState(session: PostSession): PostSessionState {
  return useSyncExternalStore(session.subscribe, session.get);
}
