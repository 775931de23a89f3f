export interface GridLayout {
  readonly columns: number;
  readonly cellWidth: number;
  readonly pictureHeight: number;
  /** Height of a row with the gap below it. */
  readonly rowHeight: number;
}

export type GridSize = 'comfortable' | 'compact';

const WANTED = { comfortable: 208, compact: 136 } as const;
/** The name, and with enough room the facts. */
const WORDS = { comfortable: 50, compact: 30 } as const;
export const GRID_GAP = 12;
const LEAST_COLUMNS = 2;

/** As many columns as fit, at least two, in 4:3 cells that fill the width. */
export function gridLayout(width: number, size: GridSize): GridLayout {
  const fitting = Math.floor((width + GRID_GAP) / (WANTED[size] + GRID_GAP));
  const columns = Math.max(LEAST_COLUMNS, fitting);
  const cellWidth = Math.max(1, Math.floor((width - GRID_GAP * (columns - 1)) / columns));
  const pictureHeight = Math.round((cellWidth * 3) / 4);
  return { columns, cellWidth, pictureHeight, rowHeight: pictureHeight + WORDS[size] + GRID_GAP };
}

interface Step {
  readonly index: number;
  readonly count: number;
  readonly columns: number;
  /** The number of rows visible at once. */
  readonly page: number;
}

/** The target of a key from a place in the grid; undefined for keys that do not move. */
export function stepTo(key: string, { index, count, columns, page }: Step): number | undefined {
  const last = count - 1;
  const within = (place: number) => Math.min(last, Math.max(0, place));
  switch (key) {
    case 'ArrowLeft':
      return within(index - 1);
    case 'ArrowRight':
      return within(index + 1);
    case 'ArrowUp':
      return index - columns < 0 ? index : index - columns;
    case 'ArrowDown':
      return Math.floor(index / columns) === Math.floor(last / columns) ? index : within(index + columns);
    case 'PageUp':
      return index - columns * page < 0 ? index % columns : index - columns * page;
    case 'PageDown':
      return within(index + columns * page);
    case 'Home':
      return 0;
    case 'End':
      return within(last);
    default:
      return undefined;
  }
}
