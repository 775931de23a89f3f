import type { ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { useMemo } from 'react';
import { compareBlocks } from '../article-compare/model/compare-blocks.ts';
import { readBlocks } from '../article-compare/model/read-blocks.ts';
import { ShownRow } from '../article-compare/shown-row.tsx';
import type { Side } from '../article-compare/shown-words.tsx';

interface ShownBlocksProps {
  readonly before: readonly ArticleNode[];
  readonly after: readonly ArticleNode[];
  readonly side: Side;
}

/** A change: one side with deletions struck through or insertions marked, or both in one text. */
export function ShownBlocks({ before, after, side }: ShownBlocksProps) {
  const rows = useMemo(() => compareBlocks(readBlocks(before), readBlocks(after)), [before, after]);
  return rows.map((row, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one change never change their order.
    <ShownRow key={place} row={row} side={side} />
  ));
}
