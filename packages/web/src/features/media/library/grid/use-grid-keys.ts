import type { KeyboardEvent } from 'react';
import type { LibraryFiles } from '../use-library-files.ts';
import type { LibraryPage } from '../use-library-page.ts';
import { type GridAct, gridActOf } from './grid-act.ts';
import { type GridLayout, stepTo } from './grid-layout.ts';
import type { GridSelection } from './use-grid-selection.ts';

type Place = { readonly x: number; readonly y: number };

interface GridKeys {
  readonly page: LibraryPage;
  readonly files: LibraryFiles;
  readonly focused: number;
  readonly layout: GridLayout;
  readonly rowsInSight: number;
  readonly focusOn: (index: number) => void;
  readonly select: GridSelection;
  readonly onPreview: (index: number) => void;
  readonly onDelete: (ids: readonly string[]) => void;
  readonly onMenu: (index: number, at: Place) => void;
}

/** Arrows, Home, End and the page keys walk, with Shift they choose a range; what other keys do says `gridActOf`. */
export function useGridKeys(grid: GridKeys): (event: KeyboardEvent<HTMLElement>) => void {
  const { page, files, focused, layout, rowsInSight, focusOn, select, onPreview, onDelete, onMenu } = grid;

  function walk(event: KeyboardEvent): boolean {
    const place = { index: focused, count: files.count, columns: layout.columns, page: rowsInSight };
    const next = event.ctrlKey || event.metaKey || event.altKey ? undefined : stepTo(event.key, place);
    if (next === undefined) return false;
    if (event.shiftKey) void select.range(next, focused);
    focusOn(next);
    return true;
  }
  const chosen = [...page.selection.keys];
  const acts: Readonly<Record<GridAct, (id: string) => void>> = {
    all: () => select.all(),
    none: () => select.none(),
    preview: () => onPreview(focused),
    open: (id) => page.address.change({ open: id }),
    toggle: () => select.toggle(focused),
    remove: (id) => onDelete(chosen.length > 0 ? chosen : [id]),
    menu: () => onMenu(focused, underFocus()),
  };
  return (event) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing || files.count === 0) return;
    if (walk(event)) {
      event.preventDefault();
      return;
    }
    const act = gridActOf(event, chosen.length > 0);
    const file = files.at(focused);
    if (!act || !file) return;
    event.preventDefault();
    acts[act](file.id);
  };
}

function underFocus(): Place {
  const box = document.activeElement?.getBoundingClientRect();
  return { x: box?.left ?? 0, y: box?.bottom ?? 0 };
}
