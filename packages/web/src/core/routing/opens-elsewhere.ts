import type { MouseEvent } from 'react';

/** The browser itself opens a link clicked like this, in another tab or window. */
export function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}
