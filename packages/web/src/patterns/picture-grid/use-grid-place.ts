import { type RefObject, useLayoutEffect, useState } from 'react';

interface GridPlace {
  readonly width: number;
  /** Pixels from the top of the scroll container to the grid. */
  readonly top: number;
}

/** What the grid scrolls in. */
export function scrollerOf(grid: HTMLElement | null): HTMLElement | null {
  return grid?.closest<HTMLElement>('[role="tabpanel"]') ?? null;
}

/** The width of the grid and its offset in the page; measured again when a kept page is shown. */
export function useGridPlace(grid: RefObject<HTMLElement | null>): GridPlace {
  const [place, setPlace] = useState<GridPlace>({ width: 0, top: 0 });
  useLayoutEffect(() => {
    const element = grid.current;
    const around = element?.parentElement;
    if (!element || !around) return;
    function measure() {
      const scroller = scrollerOf(element);
      if (!element || element.clientWidth === 0) return;
      const width = element.clientWidth;
      const top = scroller
        ? Math.round(
            element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop,
          )
        : 0;
      setPlace((now) => (now.width === width && now.top === top ? now : { width, top }));
    }
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(around);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [grid]);
  return place;
}
