import { type RefObject, useEffect } from 'react';

/** Closes a popover when its page goes out of sight: a kept page stays mounted, the top layer would stay open. */
export function useHideOnLeave(popover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = popover.current;
    return () => {
      if (element?.matches(':popover-open')) element.hidePopover();
    };
  }, [popover]);
}
