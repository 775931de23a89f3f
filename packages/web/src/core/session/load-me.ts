import type { SignedIn } from '@toasoan/contract/features/users/user.ts';
import { call } from '#web/core/api/api.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { useAuth } from './auth-store.ts';
import { ME } from './session-calls.ts';
import { useSessionStatus } from './session-status.ts';
import { clearSession, takeSession } from './take-session.ts';
import { heldToken } from './token.ts';

const UNAUTHORIZED = 401;

/** Reads the signed-in user; without a token there is nothing to read. */
export async function loadMe(): Promise<void> {
  if (heldToken() === '') {
    useSessionStatus.setState({ phase: 'ready' });
    return;
  }
  useSessionStatus.setState({ phase: 'starting' });
  try {
    await refreshMe();
  } catch (error) {
    settleFailure(error);
  }
}

/**
 * The same without the loading screen.
 * @throws ApiError
 */
export async function refreshMe(): Promise<void> {
  const answer: Partial<SignedIn> = await call(ME, { setsToken: true, suppressErrorToast: 'everything' });
  const { token, user } = answer;
  if (token && user) return takeSession({ token, user });
  // Spec: no user empties the session; the token stays, so that guarded routes show the forbidden page.
  useAuth.getState().reset();
  useSessionStatus.setState({ phase: 'ready' });
}

function settleFailure(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  // The code that changed the token reads again.
  if (error.code === 'SUPERSEDED' || error.code === 'CANCELLED') return;
  if (error.status !== UNAUTHORIZED) {
    useSessionStatus.setState({ phase: heldToken() === '' ? 'ready' : 'failed' });
    return;
  }
  clearSession(error.details.reason ?? 'ended');
  useSessionStatus.setState({ phase: 'ready' });
}
