import { type RefObject, useLayoutEffect } from 'react';

/** Tells the table's sticky headings how high the sticky bar above them is. */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    const card = element?.parentElement;
    if (!element || !card) return;
    const watcher = new ResizeObserver(() => {
      card.style.setProperty('--list-bar-height', `${element.offsetHeight}px`);
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [bar]);
}
