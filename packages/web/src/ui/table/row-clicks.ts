import type { MouseEvent } from 'react';

const OWN_BUSINESS = 'a, button, input, label, select, textarea, [role^="menuitem"], [role="menu"]';

export function mainOf(row: Element): HTMLElement | null {
  return row.querySelector<HTMLElement>('[data-row-main]');
}

/** A click beside the controls of a row follows its main link, unless the person selects text. */
export function clickRow(event: MouseEvent<HTMLElement>): void {
  if (event.defaultPrevented || !(event.target instanceof Element)) return;
  if (event.target.closest(OWN_BUSINESS) || window.getSelection()?.isCollapsed === false) return;
  mainOf(event.currentTarget)?.click();
}
