import type { ArticleDocument } from './article-node.ts';

/**
 * One article in both forms. Server renderer, server reader and the console's editor are all tested with each of them.
 */
export interface ArticleCase {
  readonly name: string;
  readonly document: ArticleDocument;
  readonly html: string;
}
