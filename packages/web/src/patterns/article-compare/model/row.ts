import type { Block, Cell, LeafBlock, TextBlock } from './block.ts';
import type { Part } from './compare-words.ts';

/** What happened to a block. The other half of a moved block has the same `moved` number. */
export type Row =
  | { readonly kind: 'same'; readonly before: Block; readonly after: Block }
  | {
      readonly kind: 'changed';
      readonly before: Block & TextBlock;
      readonly after: Block & TextBlock;
      readonly parts: readonly Part[];
    }
  | { readonly kind: 'replaced'; readonly before: Block & LeafBlock; readonly after: Block & LeafBlock }
  | { readonly kind: 'table'; readonly before: Block; readonly after: Block; readonly table: TableChange }
  | { readonly kind: 'removed'; readonly before: Block; readonly isMoved: boolean }
  | { readonly kind: 'added'; readonly after: Block; readonly isMoved: boolean };

/** `changed` cells hold both texts; an added one exists only in the later table. */
export interface CellChange {
  readonly state: 'same' | 'changed' | 'added' | 'removed';
  readonly cell: Cell;
  /** A cell that was joined, split or made a heading. */
  readonly isReshaped: boolean;
  readonly rows: readonly Row[];
}

/** Each table with its own grid, since joined cells of two tables fit no common one. */
export interface TableChange {
  readonly before: readonly (readonly CellChange[])[];
  readonly after: readonly (readonly CellChange[])[];
}
