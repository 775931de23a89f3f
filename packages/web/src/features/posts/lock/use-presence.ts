import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { useTab } from '#web/core/tabs/use-tab.ts';
import type { PostSession } from '../editing/post-session.ts';
import { postDetail } from '../post-queries.ts';
import { forgetPage, notePage } from './dead-pages.ts';
import { holdSession } from './hold-session.ts';
import { createLockController, type LockController } from './lock-controller.ts';
import type { PresenceState } from './presence-state.ts';

interface KeptLock {
  readonly lock: LockController;
  readonly end: () => void;
}

function closeLock({ lock, end }: KeptLock): void {
  end();
  lock.close();
}

/** The place at a post of the page that writes it; hiding the tab leaves it as it is. */
export function useWriterLock(session: PostSession): LockController {
  const tab = useTab();
  const client = useQueryClient();
  const projectId = useProjectId();
  return tab.keep(
    'lock',
    (): KeptLock => {
      const lock = createLockController({ projectId, editingSession: tab.id, readsOnly: false });
      void notePage(tab.id);
      const read = (id: string) => client.fetchQuery({ ...postDetail(projectId, id), staleTime: 0 });
      const end = holdSession({ session, lock, read, userId: useAuth.getState().userId });
      return {
        lock,
        end: () => {
          end();
          void forgetPage(tab.id);
        },
      };
    },
    closeLock,
  ).lock;
}

/** The place at a post of a page that only shows it. */
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
