import { mainOf } from './row-clicks.ts';

export function rowOfFocus(list: HTMLElement): HTMLElement | null {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]') ?? null;
  return row && list.contains(row) ? row : null;
}

/** The row above or below the one with the focus; the first row when none has it. */
export function focusStep(list: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')];
  const current = rowOfFocus(list);
  if (!current) return rows[0];
  return rows[rows.indexOf(current) + step] ?? current;
}

/** Focuses the row's main link, or the row where it has none. */
export function focusRow(row: HTMLElement | undefined): boolean {
  if (!row) return false;
  (mainOf(row) ?? row).focus();
  row.scrollIntoView({ block: 'nearest' });
  return true;
}
