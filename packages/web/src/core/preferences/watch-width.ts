import { useLayout } from './layout-store.ts';

// Spec: checked on resize, at most every 100 ms.
const THROTTLE_MS = 100;

/** Adapts the layout to the width of the window. */
export function watchWidth(): () => void {
  const look = () => useLayout.getState().setWidth(window.innerWidth);
  let timer: number | undefined;
  const resized = () => {
    timer ??= window.setTimeout(() => {
      timer = undefined;
      look();
    }, THROTTLE_MS);
  };
  look();
  window.addEventListener('resize', resized);
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('resize', resized);
  };
}
