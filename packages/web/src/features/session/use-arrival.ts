import { useCallback } from 'react';
import { askedPath } from '#web/core/routing/asked-path.ts';
import { goTo, useHere } from '#web/core/routing/here.ts';
import { useSessionStatus } from '#web/core/session/session-status.ts';

/** Continues to the page requested before the sign-in, otherwise to the root. */
export function useArrival(): () => void {
  const { state } = useHere();
  const from = askedPath(state);
  return useCallback(() => {
    const { hasLeft } = useSessionStatus.getState();
    // `afterSignIn`: the guards redirect to the root instead of showing a forbidden page.
    goTo(hasLeft ? '/' : from, { replace: true, state: { afterSignIn: true } });
  }, [from]);
}
