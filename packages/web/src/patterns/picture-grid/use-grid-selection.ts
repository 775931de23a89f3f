import { NOTHING_SELECTED, type Selection, toggleRow } from '#web/ui/table/selection.ts';
import type { GridRows } from './grid-rows.ts';

/** Selects rows by their places in the grid. */
export interface GridSelection {
  readonly toggle: (index: number) => void;
  /** Selects exactly the range from the anchor; missing rows are fetched. */
  readonly range: (index: number, from?: number) => Promise<void>;
  readonly all: () => void;
  readonly none: () => void;
}

interface Selectable {
  readonly selection: Selection;
  readonly setSelection: (selection: Selection) => void;
}

export function useGridSelection(
  { selection, setSelection }: Selectable,
  rows: Pick<GridRows<{ readonly id: string }>, 'at' | 'loaded' | 'placeOf' | 'between'>,
): GridSelection {
  return {
    toggle(index) {
      const row = rows.at(index);
      if (row) setSelection(toggleRow(selection, row.id));
    },
    async range(index, from) {
      const anchored = selection.anchor === undefined ? -1 : rows.placeOf(selection.anchor);
      const start = anchored >= 0 ? anchored : (from ?? index);
      const between = await rows.between(Math.min(start, index), Math.max(start, index));
      const anchor = start <= index ? between[0] : between.at(-1);
      setSelection({ keys: new Set(between.map(({ id }) => id)), anchor: anchor?.id });
    },
    all: () => setSelection({ keys: new Set(rows.loaded().map(({ id }) => id)), anchor: undefined }),
    none: () => setSelection(NOTHING_SELECTED),
  };
}
