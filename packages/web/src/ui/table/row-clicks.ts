import type { MouseEvent } from 'react';

const OWN_BUSINESS = 'a, button, input, label, select, textarea, [role^="menuitem"], [role="menu"]';

export function mainOf(row: Element): HTMLElement | null {
  return row.querySelector<HTMLElement>('[data-row-main]');
}

/** A click beside everything that can be clicked in a row goes to its main link, unless text is being marked. */
export function clickRow(event: MouseEvent<HTMLElement>): void {
  if (event.defaultPrevented || !(event.target instanceof Element)) return;
  if (event.target.closest(OWN_BUSINESS) || window.getSelection()?.isCollapsed === false) return;
  mainOf(event.currentTarget)?.click();
}
