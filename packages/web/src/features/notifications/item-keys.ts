import type { KeyboardEvent } from 'react';

/** Arrows, Home and End move between the things of a list; from outside of them, to the first or the last. */
export function moveThroughItems(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-item]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const target = targetOf(event.key, items, at);
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}

function targetOf(key: string, items: readonly HTMLElement[], at: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[Math.min(at + 1, items.length - 1)];
  if (key === 'ArrowUp') return at < 0 ? items.at(-1) : items[Math.max(at - 1, 0)];
  if (key === 'Home') return items[0];
  return key === 'End' ? items.at(-1) : undefined;
}
