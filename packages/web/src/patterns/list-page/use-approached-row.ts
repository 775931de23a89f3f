import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { ListRow } from './use-list-page.ts';

/** The pointer rests, or the focus stays, this many milliseconds: crossing the list asks for nothing. */
const REST_MS = 100;

/** Calls back when a person is about to open a row: the pointer rests on it, or the focus stays in it. */
export function useApproachedRow<Row extends ListRow>(
  frame: RefObject<HTMLElement | null>,
  rows: readonly Row[] | undefined,
  onApproach: ((row: Row) => void) | undefined,
): void {
  const approach = useEffectEvent((id: string | undefined) => {
    const row = rows?.find((one) => one.id === id);
    if (row) onApproach?.(row);
  });
  const isAsked = onApproach !== undefined;
  useEffect(() => {
    const list = frame.current;
    if (!list || !isAsked) return;
    let near: string | undefined;
    let timer = 0;
    function moved({ target }: Event) {
      const id =
        target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset.row : undefined;
      if (id === near) return;
      near = id;
      window.clearTimeout(timer);
      if (id !== undefined) timer = window.setTimeout(approach, REST_MS, id);
    }
    function left() {
      near = undefined;
      window.clearTimeout(timer);
    }
    list.addEventListener('pointerover', moved);
    list.addEventListener('focusin', moved);
    list.addEventListener('pointerleave', left);
    return () => {
      left();
      list.removeEventListener('pointerover', moved);
      list.removeEventListener('focusin', moved);
      list.removeEventListener('pointerleave', left);
    };
  }, [frame, isAsked]);
}
