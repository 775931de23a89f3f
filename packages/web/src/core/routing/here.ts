import { create } from 'zustand';
import { randomId } from '#web/core/random-id.ts';

/** Where this browser tab is. */
export interface Here {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** What was given along when coming here. */
  readonly state: unknown;
  /** Another one for every visit. */
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
 * The address of the browser as a store. The pages of the panel see it through react-router; the sign-in
 * pages do without it, which spares them 13 KB.
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

/** Goes to a url of the console. */
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
