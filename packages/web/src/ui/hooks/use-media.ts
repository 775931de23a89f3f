import { useSyncExternalStore } from 'react';

/** Widths of the console (decisions §5): under 1000 the menu is a drawer, under 768 rows are cards. */
export const BELOW_CARDS = '(max-width: 767.98px)';

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
