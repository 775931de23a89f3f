import { useEffect, useState } from 'react';
import { useAuth } from '#web/core/session/auth-store.ts';
import { livingTabIds } from '#web/core/tabs/living-tabs.ts';
import { useTabs } from '#web/core/tabs/tab-store.ts';
import { allLocalDrafts, type LocalDraft } from '../autosave/local-drafts.ts';
import { openSessions } from '../editing/open-sessions.ts';
import { type UnsavedPost, unsavedPosts } from './unsaved-posts.ts';

/** This person's unsaved posts in this browser, read again when a text is saved and when the page is shown. */
export function useUnsavedPosts(): { readonly posts: readonly UnsavedPost[]; readonly read: () => void } {
  const userId = useAuth((auth) => auth.userId);
  const dirty = useTabs((tabs) => tabs.dirty);
  const [posts, setPosts] = useState<readonly UnsavedPost[]>([]);
  const [reads, setReads] = useState(0);
  const read = () => setReads((now) => now + 1);
  useEffect(() => {
    const shown = () => {
      if (!document.hidden) setReads((now) => now + 1);
    };
    document.addEventListener('visibilitychange', shown);
    return () => document.removeEventListener('visibilitychange', shown);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: both say that the copies may have changed
  useEffect(() => {
    let isCurrent = true;
    void findUnsavedPosts(userId).then((found) => {
      if (isCurrent) setPosts(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [userId, dirty, reads]);
  return { posts, read };
}

async function findUnsavedPosts(userId: string): Promise<readonly UnsavedPost[]> {
  const [copies, living] = await Promise.all([allLocalDrafts(userId), livingTabIds()]);
  const own = new Set(useTabs.getState().list.tabs.map(({ id }) => id));
  return unsavedPosts(copies, ({ editingSession, life }: LocalDraft) =>
    own.has(editingSession)
      ? openSessions.get(editingSession)?.life === life
      : // A page of another window shows it, or will offer it.
        living.has(editingSession),
  );
}
