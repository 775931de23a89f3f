import { create } from 'zustand';
import { TOKEN_KEY } from '#web/core/storage-keys.ts';

/**
 * The token of this browser tab. Every call compares it with storage first (`takeUpStoredToken`): after another browser
 * tab signed in, this tab must send nothing under the new token before it has handled the change.
 */
export const useHeld = create(() => ({ token: storedToken() }));

export function storedToken(): string {
  return localStorage.getItem(TOKEN_KEY) ?? '';
}

/** '' without a session. */
export function heldToken(): string {
  return useHeld.getState().token;
}

export function useHeldToken(): string {
  return useHeld(({ token }) => token);
}

/** Applies the token that another browser tab stored. */
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
