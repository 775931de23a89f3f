import { type RefObject, useLayoutEffect } from 'react';

/** Publishes the height of a sticky bar as a custom property of its parent, for elements that stick below it. */
export function useBarHeight(bar: RefObject<HTMLElement | null>, property: `--${string}`): void {
  useLayoutEffect(() => {
    const element = bar.current;
    const card = element?.parentElement;
    if (!element || !card) return;
    const watcher = new ResizeObserver(() => {
      card.style.setProperty(property, `${element.offsetHeight}px`);
    });
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      card.style.removeProperty(property);
    };
  }, [bar, property]);
}
