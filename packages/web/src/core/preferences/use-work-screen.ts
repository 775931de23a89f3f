import { useLayoutEffect } from 'react';
import { useLayout } from './layout-store.ts';

/** While the page is shown, the side menu is a rail, unless the window is wide; the person's own choice stays. */
export function useWorkScreen(): void {
  useLayoutEffect(() => {
    const { setWorking } = useLayout.getState();
    setWorking(true);
    return () => setWorking(false);
  }, []);
}
