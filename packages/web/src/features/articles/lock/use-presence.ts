import { useEffect, useSyncExternalStore } from 'react';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useTab } from '#web/core/tabs/use-tab.ts';
import type { LockKind } from '../editing/article-kind.ts';
import type { ArticleTypes } from '../editing/article-types.ts';
import { type ArticleLock, createArticleLock } from './article-lock.ts';
import type { PresenceState } from './presence-state.ts';

/** As much of a lock as every page follows. */
type FollowedLock = Pick<ArticleLock<ArticleTypes>, 'get' | 'subscribe'>;

/** A tab keeps it, hidden or shown. */
export interface KeptLock<A extends ArticleTypes> {
  readonly lock: ArticleLock<A>;
  readonly end: () => void;
}

export function closeLock<A extends ArticleTypes>({ lock, end }: KeptLock<A>): void {
  end();
  lock.close();
}

/** The lock of a page that only shows the record. */
export function useReaderLock<A extends ArticleTypes>(kind: LockKind<A>, id: string): ArticleLock<A> {
  const tab = useTab();
  const projectId = useProjectId();
  const { lock } = tab.keep(
    'lock',
    (): KeptLock<A> => ({
      lock: createArticleLock(kind, { projectId, editingSession: tab.id, readsOnly: true }),
      end: () => undefined,
    }),
    closeLock,
  );
  useEffect(() => lock.open(id), [lock, id]);
  return lock;
}

export function usePresence(lock: FollowedLock): PresenceState {
  return useSyncExternalStore(lock.subscribe, lock.get);
}
