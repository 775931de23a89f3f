import { create } from 'zustand';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { type AuthState, NOBODY } from './auth-state.ts';
import { heldToken, storedToken } from './token.ts';
import { isViewing } from './viewing.ts';

export const AUTH_KEY = 'auth';
const AUTH_VERSION = 3;

interface AuthActions {
  readonly update: (changes: Partial<AuthState>) => void;
  readonly updateProfile: (profile: Pick<AuthState, 'name' | 'email'>) => void;
  readonly updateVerifyType: (verifyType: number) => void;
  readonly reset: () => void;
}

/**
 * A tab with an outdated token must not overwrite what the newer sign-in wrote; a tab that shows another person stores
 * nothing of them.
 */
const ownSessionOnly: StateStorage = {
  getItem: (name) => (isViewing() ? null : localStorage.getItem(name)),
  setItem: (name, value) => {
    if (!isViewing() && heldToken() === storedToken()) localStorage.setItem(name, value);
  },
  removeItem: (name) => localStorage.removeItem(name),
};

export const useAuth = create<AuthState & AuthActions>()(
  persist(
    (set) => ({
      ...NOBODY,
      update: (changes) => set(changes),
      updateProfile: ({ name, email }) => set({ name, email }),
      updateVerifyType: (verifyType) => set({ verifyType }),
      reset: () => set(NOBODY),
    }),
    {
      name: AUTH_KEY,
      version: AUTH_VERSION,
      storage: createJSONStorage(() => ownSessionOnly),
      partialize: ({ update: _, updateProfile: _1, updateVerifyType: _2, reset: _3, ...state }) => state,
      // State of another version is dropped: `me` restores it.
      migrate: () => NOBODY,
    },
  ),
);
