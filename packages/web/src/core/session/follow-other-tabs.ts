import { stopCalls } from '#web/core/api/api.ts';
import { isSignedIn } from './auth-state.ts';
import { AUTH_KEY, useAuth } from './auth-store.ts';
import { loadMe } from './load-me.ts';
import { useSessionStatus } from './session-status.ts';
import { heldToken, holdStoredToken, storedToken } from './token.ts';

/** Detects that another browser tab signs in, as the same or another user, or loses its session. */
export function followOtherTabs(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === null || key === 'token' || key === AUTH_KEY) void takeUpStoredSession();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** Before a call: whoever removed or replaced the token in storage has ended this tab's session. True if so. */
export function takeUpStoredToken(): boolean {
  if (storedToken() === heldToken()) return false;
  void takeUpStoredSession();
  return true;
}

async function takeUpStoredSession(): Promise<void> {
  const changed = storedToken() !== heldToken();
  if (!changed && useSessionStatus.getState().phase !== 'elsewhere') return;
  if (changed) {
    stopCalls();
    holdStoredToken();
  }
  if (heldToken() === '') {
    // The guards lead to the sign-in; open pages are suspended.
    useSessionStatus.setState({ phase: 'ready' });
    return;
  }
  useSessionStatus.setState({ phase: 'elsewhere' });
  await useAuth.persist.rehydrate();
  const { token } = useAuth.getState();
  if (token === heldToken() && isSignedIn(useAuth.getState())) await loadMe();
}
