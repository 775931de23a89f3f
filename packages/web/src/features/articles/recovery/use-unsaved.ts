import { useEffect, useState } from 'react';
import { useAuth } from '#web/core/session/auth-store.ts';
import { livingTabIds } from '#web/core/tabs/living-tabs.ts';
import { useTabs } from '#web/core/tabs/tab-store.ts';
import type { RecoveryKind } from './recovery-kind.ts';
import { type UnsavedArticle, unsavedArticles } from './unsaved-articles.ts';

/** This person's unsaved records of a kind in this browser, read again when a text is saved and when the page is shown. */
export function useUnsaved(kind: RecoveryKind): {
  readonly articles: readonly UnsavedArticle[];
  readonly read: () => void;
} {
  const userId = useAuth((auth) => auth.userId);
  const dirty = useTabs((tabs) => tabs.dirty);
  const [articles, setArticles] = useState<readonly UnsavedArticle[]>([]);
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
    void findUnsaved(kind, userId).then((found) => {
      if (isCurrent) setArticles(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [kind, userId, dirty, reads]);
  return { articles, read };
}

async function findUnsaved(kind: RecoveryKind, userId: string): Promise<readonly UnsavedArticle[]> {
  const [copies, living] = await Promise.all([kind.all(userId), livingTabIds()]);
  const own = new Set(useTabs.getState().list.tabs.map(({ id }) => id));
  return unsavedArticles(copies, ({ editingSession, life }) =>
    own.has(editingSession)
      ? kind.lifeIn(editingSession) === life
      : // A page of another window shows it, or will offer it.
        living.has(editingSession),
  );
}
