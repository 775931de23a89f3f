import { type RefObject, useEffect } from 'react';
import { tabIdOf } from './tab-ids.ts';

/** Scrolls the strip so that the active tab is seen. */
export function useActiveInView(strip: RefObject<HTMLElement | null>, activeId: string): void {
  useEffect(() => {
    const tab = strip.current?.querySelector(`#${CSS.escape(tabIdOf(activeId))}`);
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [strip, activeId]);
}
