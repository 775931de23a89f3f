import type { Block, Cell, LeafBlock, TextBlock } from './block.ts';
import type { Part } from './compare-words.ts';

/** What became of a block. The pair of a moved block stands elsewhere, with the same `moved` number. */
export type Row =
  | { readonly kind: 'same'; readonly before: Block; readonly after: Block }
  | {
      readonly kind: 'changed';
      readonly before: TextBlock;
      readonly after: TextBlock;
      readonly parts: readonly Part[];
    }
  | { readonly kind: 'replaced'; readonly before: LeafBlock; readonly after: LeafBlock }
  | { readonly kind: 'table'; readonly table: TableChange }
  | { readonly kind: 'removed'; readonly before: Block; readonly isMoved: boolean }
  | { readonly kind: 'added'; readonly after: Block; readonly isMoved: boolean };

/** `changed` cells hold both texts; an added one stands in the later table alone. */
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
