import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import type { KeyboardEvent } from 'react';

function entriesOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
}

export function focusEntry(menu: HTMLElement, index: number): void {
  entriesOf(menu).at(index)?.focus();
}

/** Arrows, Home, End and the first letter move through the entries; Tab closes. */
export function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  // An Esc that closes the menu must not close the drawer around it.
  if (event.key === 'Escape') event.stopPropagation();
  const entries = entriesOf(event.currentTarget);
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const target = targetOf(event.key, entries, at);
  if (target) {
    event.preventDefault();
    target.focus();
  } else if (event.key === 'Tab') {
    event.currentTarget.hidePopover();
  }
}

function targetOf(key: string, entries: readonly HTMLElement[], at: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return entries[(at + 1) % entries.length];
  if (key === 'ArrowUp') return entries.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return entries[0];
  if (key === 'End') return entries.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const after = [...entries.slice(at + 1), ...entries.slice(0, at + 1)];
  return after.find((entry) => foldVietnamese(entry.textContent.trim()).startsWith(foldVietnamese(key)));
}
