import { useCallback } from 'react';
import { askedPath } from '#web/core/routing/asked-path.ts';
import { goTo, useHere } from '#web/core/routing/here.ts';
import { useSessionStatus } from '#web/core/session/session-status.ts';

/** Goes on to the page asked for before the sign-in, else to the root. */
export function useArrival(): () => void {
  const { state } = useHere();
  const from = askedPath(state);
  return useCallback(() => {
    const { hasLeft } = useSessionStatus.getState();
    // `afterSignIn`: the guards lead to the root instead of showing a forbidden page.
    goTo(hasLeft ? '/' : from, { replace: true, state: { afterSignIn: true } });
  }, [from]);
}
