import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { isTyping } from '#web/ui/hooks/is-typing.ts';
import { isModalOpen } from '#web/ui/overlay/is-modal-open.ts';
import { focusRow, focusStep, rowOfFocus } from '#web/ui/table/row-focus.ts';
import { toggleRow } from '#web/ui/table/selection.ts';
import type { ListPageState, ListRow } from './use-list-page.ts';

/**
 * `j` and `k` move the focus through the rows, `x` selects, `e` edits, `/` searches, `f` filters; Enter is
 * the focused link's own. Only while the page is in sight, no dialog is open and nobody is typing, and unless the person
 * has switched letter keys off.
 */
export function useListKeys<Row extends ListRow>(
  frame: RefObject<HTMLElement | null>,
  page: ListPageState<Row>,
  onEdit: ((row: Row) => void) | undefined,
): void {
  const act = useEffectEvent((key: string): boolean => {
    const list = frame.current;
    if (!list) return false;
    if (moveByKey(list, key)) return true;
    const id = rowOfFocus(list)?.dataset.row;
    const row = page.rows?.find((candidate) => candidate.id === id);
    if (!row) return false;
    if (key === 'x') page.setSelection(toggleRow(page.selection, row.id));
    else if (key === 'e' && onEdit) onEdit(row);
    else return false;
    return true;
  });
  // With the rows, not after them: keys are pressed as soon as there is something to press them for.
  useLayoutEffect(() => {
    function pressed(event: KeyboardEvent) {
      if (!useAppConfig.getState().letterKeys) return;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
        return;
      if (isTyping(event.target) || isModalOpen() || document.querySelector('[role="menu"]:popover-open'))
        return;
      if (act(event.key)) event.preventDefault();
    }
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}

function moveByKey(list: HTMLElement, key: string): boolean {
  if (key === 'j' || key === 'k') return focusRow(focusStep(list, key === 'j' ? 1 : -1));
  if (key === '/') return focusOn(list, '[data-list-search] input');
  return key === 'f' && focusOn(list, '[data-list-filters] button, [data-list-filters] input');
}

function focusOn(list: HTMLElement, selector: string): boolean {
  const target = list.querySelector<HTMLElement>(selector);
  target?.focus();
  if (target instanceof HTMLInputElement) target.select();
  return target !== null;
}
