import { type RefObject, useLayoutEffect } from 'react';

/** Tells what sticks below a sticky bar how high the bar is: as a custom property of what both stand in. */
export function useBarHeight(bar: RefObject<HTMLElement | null>, property: `--${string}`): void {
  useLayoutEffect(() => {
    const element = bar.current;
    const card = element?.parentElement;
    if (!element || !card) return;
    const watcher = new ResizeObserver(() => {
      card.style.setProperty(property, `${element.offsetHeight}px`);
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [bar, property]);
}
