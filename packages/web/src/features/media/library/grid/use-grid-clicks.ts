import type { MouseEvent } from 'react';
import { indexOf } from '#web/patterns/picture-grid/grid-index.ts';
import type { GridSelection } from '#web/patterns/picture-grid/use-grid-selection.ts';
import type { LibraryFiles } from '../use-library-files.ts';
import type { LibraryPage } from '../use-library-page.ts';

interface GridClicks {
  readonly page: LibraryPage;
  readonly files: LibraryFiles;
  readonly select: GridSelection;
  readonly onFocus: (index: number) => void;
  readonly onPreview: (index: number) => void;
}

const withKey = (event: MouseEvent) => event.ctrlKey || event.metaKey;

/**
 * A press shows the file large (in the details while they are open), or toggles its selection while others are
 * selected. Its name opens the details. Its checkbox and Ctrl toggle it; Shift selects a range.
 */
export function useGridClicks({ page, files, select, onFocus, onPreview }: GridClicks) {
  const { address, selection } = page;
  function choose(event: MouseEvent, target: Element, index: number) {
    const isTick = target.closest('[data-tick]') !== null;
    if (event.shiftKey) void select.range(index);
    else if (withKey(event) || isTick || selection.keys.size > 0) select.toggle(index);
    // The details beside the grid follow the focus.
    else if (address.open === undefined) onPreview(index);
  }
  return (event: MouseEvent) => {
    const { target } = event;
    const index = indexOf(target);
    const file = index === undefined ? undefined : files.at(index);
    if (!(target instanceof Element) || index === undefined || !file) return;
    onFocus(index);
    if (!target.closest('a')) choose(event, target, index);
    else if (!withKey(event) && !event.shiftKey) {
      event.preventDefault();
      address.change({ open: file.id });
    }
  };
}
