import type { Hunk } from './find-hunks.ts';
import type { MergeItem } from './merge-item.ts';
import type { ArticleConflict } from './merge-part.ts';

/** `put` replaces the base's blocks from..to. */
export interface SideChange {
  readonly from: number;
  readonly to: number;
  readonly put: readonly MergeItem[];
  /** A conflict, beside the insertions. */
  readonly conflict?: ArticleConflict;
}

export function sideChange({ from, to, start, end }: Hunk, side: readonly MergeItem[]): SideChange {
  return { from, to, put: side.slice(start, end) };
}
