import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { useTab } from '#web/core/tabs/use-tab.ts';
import type { PostSession } from '../editing/post-session.ts';
import { postDetail } from '../post-queries.ts';
import { forgetPage, notePage } from './dead-pages.ts';
import { holdSession } from './hold-session.ts';
import { createLockController, type LockController } from './lock-controller.ts';
import { closeLock, type KeptLock } from './use-presence.ts';

/** The lock of a page that edits the post; hiding the tab keeps it. */
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

const NAME = /^[A-Za-z][A-Za-z0-9]{0,39}$/;

/** Reports the focused field to the lock, and none while the tab is hidden. */
export function usePlace(session: PostSession, lock: LockController): void {
  useEffect(() => {
    const entered = ({ target }: FocusEvent) => lock.setPlace(placeOf(session, target));
    document.addEventListener('focusin', entered);
    return () => {
      document.removeEventListener('focusin', entered);
      lock.setPlace(null);
    };
  }, [session, lock]);
}

function placeOf(session: PostSession, target: EventTarget | null): string | null {
  if (!(target instanceof HTMLElement)) return null;
  if (session.article.element.contains(target)) return 'content';
  const name = target.closest<HTMLElement>('[data-field]')?.dataset.field ?? '';
  return NAME.test(name) ? name : null;
}
