export interface GridLayout {
  readonly columns: number;
  readonly cellWidth: number;
  readonly pictureHeight: number;
  /** Height of a row with the gap below it. */
  readonly rowHeight: number;
  /** There is room for a line of facts below the name. */
  readonly hasFacts: boolean;
}

/** The widths that tiles can be asked to have, in pixels. */
export const TILE_SIZES = [112, 144, 176, 208, 256, 320, 400] as const;
export type TileSize = (typeof TILE_SIZES)[number];

const LEAST_WITH_FACTS: TileSize = 176;
/** From this size on a phone shows one picture a row. */
const LEAST_ALONE: TileSize = 320;
/** Heights of the words below a picture, in pixels. */
export interface WordHeights {
  readonly withFacts: number;
  readonly nameOnly: number;
}
export const GRID_GAP = 12;

/** As many columns of about this size as fit, in 4:3 cells that fill the width. */
export function gridLayout(width: number, size: TileSize, heights: WordHeights): GridLayout {
  const fitting = Math.floor((width + GRID_GAP) / (size + GRID_GAP));
  const columns = Math.max(size >= LEAST_ALONE ? 1 : 2, fitting);
  const cellWidth = Math.max(1, Math.floor((width - GRID_GAP * (columns - 1)) / columns));
  const pictureHeight = Math.round((cellWidth * 3) / 4);
  const hasFacts = size >= LEAST_WITH_FACTS;
  const words = hasFacts ? heights.withFacts : heights.nameOnly;
  return { columns, cellWidth, pictureHeight, rowHeight: pictureHeight + words + GRID_GAP, hasFacts };
}
