import { useCallback } from 'react';
import { goTo, useHere } from '#web/core/routing/here.ts';
import { useSessionStatus } from '#web/core/session/session-status.ts';

/** Goes on to the page asked for before the sign-in, else to the root. */
export function useArrival(): () => void {
  const { state } = useHere();
  const from = pathIn(state);
  return useCallback(() => {
    const { hasLeft } = useSessionStatus.getState();
    // `afterSignIn`: the guards lead to the root instead of showing a forbidden page.
    goTo(hasLeft ? '/' : from, { replace: true, state: { afterSignIn: true } });
  }, [from]);
}

/** A path of this origin; anything else is the root. */
function pathIn(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : '/';
}
