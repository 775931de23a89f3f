import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { compareBlocks } from './compare-blocks.ts';
import { readArticle } from './read-blocks.ts';
import type { Row } from './row.ts';

const known = new WeakMap<ArticleDocument, WeakMap<ArticleDocument, readonly Row[]>>();

/** Two articles as rows in reading order. Every block of both is in exactly one row. Compared once per pair. */
export function compareArticles(before: ArticleDocument, after: ArticleDocument): readonly Row[] {
  const others = known.get(before) ?? new WeakMap();
  known.set(before, others);
  const rows = others.get(after) ?? compareWhole(before, after);
  others.set(after, rows);
  return rows;
}

function compareWhole(before: ArticleDocument, after: ArticleDocument): Row[] {
  return compareBlocks(readArticle(before.content), readArticle(after.content));
}

/** A moved block leaves two rows and is one change, at its new place. */
export function isChange(row: Row): boolean {
  return row.kind !== 'same' && !(row.kind === 'removed' && row.isMoved);
}
