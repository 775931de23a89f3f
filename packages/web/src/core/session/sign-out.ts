import { call, stopCalls } from '#web/core/api/api.ts';
import { useAuth } from './auth-store.ts';
import { LOGOUT } from './session-calls.ts';
import { dropPages } from './session-status.ts';
import { announceSignOut } from './sign-out-channel.ts';
import { forgetToken, heldToken } from './token.ts';

/** Ends the session here and, if the server can be reached, there. */
export function signOut(): void {
  stopCalls();
  if (heldToken() !== '') {
    const hidden = { 'x-hide-loading': '1' };
    call(LOGOUT, { keepalive: true, suppressErrorToast: 'everything', headers: hidden }).catch(
      () => undefined,
    );
  }
  forgetSession();
  announceSignOut();
}

/** What the other browser tabs do when one of them has signed out. */
export function forgetSession(): void {
  forgetToken();
  useAuth.getState().reset();
  dropPages();
  // Spec: logout clears all local storage. The list of tabs goes too.
  localStorage.clear();
  sessionStorage.clear();
}
