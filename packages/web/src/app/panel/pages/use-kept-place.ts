import { type FocusEvent, type RefObject, type UIEvent, useLayoutEffect, useRef } from 'react';

/** The first page of all takes no focus: the reader begins at the top. */
let isFirstPage = true;

interface KeptPlace {
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/** Scroll position and focus of a page are where they were when its tab comes back. */
export function useKeptPlace(panel: RefObject<HTMLElement | null>): KeptPlace {
  const scroll = useRef(0);
  const focused = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    element.scrollTop = scroll.current;
    if (isFirstPage) isFirstPage = false;
    else takeFocus(element, focused.current);
  }, [panel]);
  return {
    onScroll: ({ currentTarget, target }) => {
      if (target === currentTarget && currentTarget.clientHeight > 0)
        scroll.current = currentTarget.scrollTop;
    },
    onFocus: ({ target }) => {
      focused.current = target;
    },
  };
}

function takeFocus(panel: HTMLElement, before: HTMLElement | null): void {
  const now = document.activeElement;
  // Whoever goes along the tabs by keyboard stays there; an open dialog keeps its focus.
  if (now?.closest('[role="tablist"], dialog[open]') || panel.contains(now)) return;
  const target = before?.isConnected && panel.contains(before) ? before : panel;
  target.focus({ preventScroll: true });
}
