import type { Hunk } from './find-hunks.ts';
import type { MergeItem } from './merge-item.ts';
import type { ArticleConflict } from './merge-part.ts';

/** `put` stands in place of the base's blocks from..to. */
export interface SideChange {
  readonly from: number;
  readonly to: number;
  readonly put: readonly MergeItem[];
  /** Stands here for a person to decide, beside what is put in. */
  readonly conflict?: ArticleConflict;
}

export function sideChange({ from, to, start, end }: Hunk, side: readonly MergeItem[]): SideChange {
  return { from, to, put: side.slice(start, end) };
}
