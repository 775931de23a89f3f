import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import type { ArticleChange } from './changes-of-rows.ts';

/** The earlier article with those of the changes to the later one that are taken. */
export function chosenArticle(
  before: ArticleDocument,
  after: ArticleDocument,
  changes: readonly ArticleChange[],
  isTaken: (change: number) => boolean,
): ArticleDocument {
  const taken = changes.filter((_, place) => isTaken(place));
  if (taken.length === changes.length) return after;
  const spans = taken
    .flatMap((change) => change.spans)
    .sort((one, other) => one.from - other.from || one.start - other.start);
  const content = [...before.content];
  for (const { from, to, start, end } of spans.toReversed())
    content.splice(from, to - from, ...after.content.slice(start, end));
  return { type: 'doc', content: content.length === 0 ? [{ type: 'paragraph' }] : content };
}
