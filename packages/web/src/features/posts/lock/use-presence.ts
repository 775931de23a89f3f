import { useEffect, useSyncExternalStore } from 'react';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useTab } from '#web/core/tabs/use-tab.ts';
import { createLockController, type LockController } from './lock-controller.ts';
import type { PresenceState } from './presence-state.ts';

/** A tab keeps it, hidden or shown. */
export interface KeptLock {
  readonly lock: LockController;
  readonly end: () => void;
}

export function closeLock({ lock, end }: KeptLock): void {
  end();
  lock.close();
}

/** The lock of a page that only shows the post. */
export function useReaderLock(postId: string): LockController {
  const tab = useTab();
  const projectId = useProjectId();
  const { lock } = tab.keep(
    'lock',
    (): KeptLock => ({
      lock: createLockController({ projectId, editingSession: tab.id, readsOnly: true }),
      end: () => undefined,
    }),
    closeLock,
  );
  useEffect(() => lock.open(postId), [lock, postId]);
  return lock;
}

export function usePresence(lock: LockController): PresenceState {
  return useSyncExternalStore(lock.subscribe, lock.get);
}
