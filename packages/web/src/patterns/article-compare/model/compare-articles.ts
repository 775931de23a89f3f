import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { compareBlocks } from './compare-blocks.ts';
import { readBlocks } from './read-blocks.ts';
import type { Row } from './row.ts';

/** Two articles as rows in reading order. Every block of both is in exactly one row. */
export function compareArticles(before: ArticleDocument, after: ArticleDocument): Row[] {
  return compareBlocks(readBlocks(before.content), readBlocks(after.content));
}

/** A moved block leaves two rows and is one change, at its new place. */
export function isChange(row: Row): boolean {
  return row.kind !== 'same' && !(row.kind === 'removed' && row.isMoved);
}
