import { call, stopCalls } from '#web/core/api/api.ts';
import { useAuth } from './auth-store.ts';
import { LOGOUT } from './session-calls.ts';
import { dropPages, type SignedOutBecause, useSessionStatus } from './session-status.ts';
import { announceSignOut } from './sign-out-channel.ts';
import { forgetToken, heldToken } from './token.ts';
import { endView, isViewing } from './viewing.ts';

/** Ends the session here and, if the server is reachable, there. */
export function signOut(): void {
  if (isViewing()) {
    void endView();
    return;
  }
  stopCalls();
  if (heldToken() !== '') {
    const hidden = { 'x-hide-loading': '1' };
    call(LOGOUT, { keepalive: true, suppressErrorToast: 'everything', headers: hidden }).catch(
      () => undefined,
    );
  }
  forgetSession('signed-out');
  announceSignOut();
}

/** The effect in the other browser tabs after one of them has signed out. */
export function forgetSession(signedOutBecause: SignedOutBecause): void {
  forgetToken();
  useAuth.getState().reset();
  dropPages();
  // Spec: logout clears all local storage. The list of tabs is removed too.
  localStorage.clear();
  sessionStorage.clear();
  useSessionStatus.setState({ signedOutBecause });
}
