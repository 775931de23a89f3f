import { type RefObject, useEffect } from 'react';

/**
 * When the control that has the focus is taken away with a finished step, the focus goes to `to` instead of
 * getting lost at the top of the page.
 */
export function useKeptFocus(within: RefObject<HTMLElement | null>, to: () => HTMLElement | null): void {
  useEffect(() => {
    const box = within.current;
    if (!box) return;
    let last: Element | null = null;
    const focused = ({ target }: FocusEvent) => {
      last = target instanceof Element && box.contains(target) ? target : null;
    };
    const observer = new MutationObserver(() => {
      const isLost = document.activeElement === document.body && last !== null && !last.isConnected;
      if (!isLost) return;
      last = null;
      to()?.focus();
    });
    document.addEventListener('focusin', focused);
    observer.observe(box, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', focused);
      observer.disconnect();
    };
  }, [within, to]);
}
