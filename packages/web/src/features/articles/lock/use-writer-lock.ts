import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { useTab } from '#web/core/tabs/use-tab.ts';
import type { ArticleSession } from '../editing/article-session.ts';
import type { ArticleTypes } from '../editing/article-types.ts';
import { type ArticleLock, createArticleLock } from './article-lock.ts';
import { forgetPage, notePage } from './dead-pages.ts';
import { holdSession } from './hold-session.ts';
import { closeLock, type KeptLock } from './use-presence.ts';

/** The lock of a page that edits the record; hiding the tab keeps it. */
export function useWriterLock<A extends ArticleTypes>(session: ArticleSession<A>): ArticleLock<A> {
  const tab = useTab();
  const client = useQueryClient();
  const { kind } = session;
  const projectId = useProjectId();
  return tab.keep(
    'lock',
    (): KeptLock<A> => {
      const lock = createArticleLock(kind.lock, { projectId, editingSession: tab.id, readsOnly: false });
      void notePage(tab.id);
      const read = (id: string) => client.fetchQuery({ ...kind.detail(projectId, id), staleTime: 0 });
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
export function usePlace<A extends ArticleTypes>(session: ArticleSession<A>, lock: ArticleLock<A>): void {
  useEffect(() => {
    const entered = ({ target }: FocusEvent) => lock.setPlace(placeOf(session, target));
    document.addEventListener('focusin', entered);
    return () => {
      document.removeEventListener('focusin', entered);
      lock.setPlace(null);
    };
  }, [session, lock]);
}

function placeOf<A extends ArticleTypes>(
  session: ArticleSession<A>,
  target: EventTarget | null,
): string | null {
  if (!(target instanceof HTMLElement)) return null;
  if (session.article.element.contains(target)) return 'content';
  const name = target.closest<HTMLElement>('[data-field]')?.dataset.field ?? '';
  return NAME.test(name) ? name : null;
}
