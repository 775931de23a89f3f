import { create } from 'zustand';

// Spec: the raw token lies in local storage under this key.
const TOKEN_KEY = 'token';

/**
 * The token this browser tab works with. Not read from storage for every call: after another browser tab
 * signed in, nothing of this tab may go out under the new token before the change has been dealt with.
 */
export const useHeld = create(() => ({ token: storedToken() }));

export function storedToken(): string {
  return localStorage.getItem(TOKEN_KEY) ?? '';
}

/** '' when nobody is signed in. */
export function heldToken(): string {
  return useHeld.getState().token;
}

export function useHeldToken(): string {
  return useHeld(({ token }) => token);
}

/** Takes up what another browser tab stored. */
export function holdStoredToken(): void {
  useHeld.setState({ token: storedToken() });
}

export function storeToken(token: string): void {
  localStorage.setItem(TOKEN_KEY, token);
  useHeld.setState({ token });
}

export function forgetToken(): void {
  localStorage.removeItem(TOKEN_KEY);
  useHeld.setState({ token: '' });
}
