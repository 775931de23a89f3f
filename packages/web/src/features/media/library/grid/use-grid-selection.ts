import { NOTHING_SELECTED, toggleRow } from '#web/ui/table/selection.ts';
import type { LibraryFiles } from '../use-library-files.ts';
import type { LibraryPage } from '../use-library-page.ts';

/** Selects files by their places in the grid. */
export interface GridSelection {
  readonly toggle: (index: number) => void;
  /** Selects exactly the range from the anchor; missing files are fetched. */
  readonly range: (index: number, from?: number) => Promise<void>;
  readonly all: () => void;
  readonly none: () => void;
}

export function useGridSelection(page: LibraryPage, files: LibraryFiles): GridSelection {
  const { selection, setSelection } = page;
  function placeOf(id: string | undefined): number {
    return id === undefined ? -1 : files.loaded().findIndex((file) => file.id === id);
  }
  return {
    toggle(index) {
      const file = files.at(index);
      if (file) setSelection(toggleRow(selection, file.id));
    },
    async range(index, from) {
      const anchored = placeOf(selection.anchor);
      const start = anchored >= 0 ? anchored : (from ?? index);
      const between = await files.between(Math.min(start, index), Math.max(start, index));
      const anchor = start <= index ? between[0] : between.at(-1);
      setSelection({ keys: new Set(between.map(({ id }) => id)), anchor: anchor?.id });
    },
    all: () => setSelection({ keys: new Set(files.loaded().map(({ id }) => id)), anchor: undefined }),
    none: () => setSelection(NOTHING_SELECTED),
  };
}
