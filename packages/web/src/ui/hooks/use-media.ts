import { useSyncExternalStore } from 'react';
import { BREAKPOINTS } from '../tokens/breakpoints.ts';

/** Where rows are cards. */
export const BELOW_CARDS = BREAKPOINTS['--phone'];

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}
