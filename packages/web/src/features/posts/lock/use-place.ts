import { useEffect } from 'react';
import type { PostSession } from '../editing/post-session.ts';
import type { LockController } from './lock-controller.ts';

const NAME = /^[A-Za-z][A-Za-z0-9]{0,39}$/;

/** Tells the lock in which field the cursor is; in none while the tab is hidden. */
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
