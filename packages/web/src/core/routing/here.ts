import { create } from 'zustand';
import { randomId } from '#web/core/random-id.ts';

/** The current location of this browser tab. */
export interface Here {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** The navigation state. */
  readonly state: unknown;
  /** Unique for each visit. */
  readonly key: string;
}

export interface GoOptions {
  readonly replace?: boolean | undefined;
  readonly state?: unknown;
}

interface KeptState {
  readonly state?: unknown;
  readonly key?: string;
}

/**
 * The browser's location as a store. Pages of the panel see it through react-router; the sign-in pages do without
 * react-router, which saves 13 KB.
 */
const useHereStore = create<Here>(hereOfWindow);

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => useHereStore.setState(hereOfWindow()));
}

export function useHere(): Here {
  return useHereStore();
}

export function here(): Here {
  return useHereStore.getState();
}

/** Navigates to a url of the console. */
export function goTo(url: string, { replace = false, state = null }: GoOptions = {}): void {
  const kept: KeptState = { state, key: randomId() };
  if (replace) window.history.replaceState(kept, '', url);
  else window.history.pushState(kept, '', url);
  useHereStore.setState(hereOfWindow());
}

function hereOfWindow(): Here {
  const { pathname, search, hash } = window.location;
  const { state = null, key = 'first' } = (window.history.state ?? {}) as KeptState;
  return { pathname, search, hash, state, key };
}
