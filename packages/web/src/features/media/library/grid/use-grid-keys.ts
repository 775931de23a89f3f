import type { KeyboardEvent } from 'react';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { type GridPlan, groupStep, stepTo } from '#web/patterns/picture-grid/grid-plan.ts';
import type { GridSelection } from '#web/patterns/picture-grid/use-grid-selection.ts';
import type { LibraryFiles } from '../use-library-files.ts';
import type { LibraryPage } from '../use-library-page.ts';

type GridAct = 'all' | 'none' | 'close' | 'preview' | 'open' | 'toggle' | 'remove' | 'menu';

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const BY_KEY: Readonly<Record<string, GridAct>> = {
  ' ': 'preview',
  Enter: 'open',
  Delete: 'remove',
  ContextMenu: 'menu',
};
const BY_LETTER: Readonly<Record<string, GridAct>> = { e: 'open', x: 'toggle' };

/**
 * Space shows the file large, Enter and `e` open the details, `x` toggles the selection, Ctrl+A selects all loaded
 * files, Esc none or closes the details, Delete asks, Shift+F10 opens the menu.
 */
function gridActOf(pressed: Pressed, anyChosen: boolean): GridAct | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'a' ? 'all' : undefined;
  if (altKey) return undefined;
  if (key === 'Escape') return anyChosen ? 'none' : 'close';
  if (key === 'F10') return shiftKey ? 'menu' : undefined;
  const letter = useAppConfig.getState().letterKeys ? BY_LETTER[key.toLowerCase()] : undefined;
  return BY_KEY[key] ?? letter;
}

type Place = { readonly x: number; readonly y: number };

interface GridKeys {
  readonly page: LibraryPage;
  readonly files: LibraryFiles;
  readonly focused: number;
  readonly plan: GridPlan;
  readonly rowsInSight: number;
  readonly focusOn: (index: number) => void;
  readonly select: GridSelection;
  readonly onPreview: (index: number) => void;
  readonly onDelete: (ids: readonly string[]) => void;
  readonly onMenu: (index: number, at: Place) => void;
}

/**
 * Arrow, Home, End and page keys move the focus, with Shift they select a range; Ctrl with an arrow moves by month.
 * `gridActOf` maps the other keys.
 */
export function useGridKeys(grid: GridKeys): (event: KeyboardEvent<HTMLElement>) => void {
  const { page, files, focused, plan, rowsInSight, focusOn, select, onPreview, onDelete, onMenu } = grid;

  function walk(event: KeyboardEvent): boolean {
    const next = targetOf(event);
    if (next === undefined) return false;
    if (event.shiftKey) void select.range(next, focused);
    focusOn(next);
    return true;
  }
  function targetOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): number | undefined {
    if (altKey) return undefined;
    if (!ctrlKey && !metaKey) return stepTo(key, { index: focused, plan, page: rowsInSight });
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
    return groupStep(plan, focused, key === 'ArrowDown' ? 1 : -1);
  }
  const chosen = [...page.selection.keys];
  const acts: Readonly<Record<GridAct, (id: string) => void>> = {
    all: () => select.all(),
    none: () => select.none(),
    close: () => page.address.change({ open: null }),
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
