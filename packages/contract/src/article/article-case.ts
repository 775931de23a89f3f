import type { ArticleDocument } from './article-node.ts';

/** One article in both shapes. Server renderer, server reader and the console's editor all prove each of them. */
export interface ArticleCase {
  readonly name: string;
  readonly document: ArticleDocument;
  readonly html: string;
}
