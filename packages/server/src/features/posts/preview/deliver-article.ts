import type { ArticleDocument, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import type { Db } from '#server/core/db/database.ts';

/** A post about to be shown to readers. */
export interface DeliveredPost {
  /** Null for one that was never saved. */
  readonly id: string | null;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly content: ArticleDocument;
  readonly categoryIds: readonly string[];
}

/** What posts need of a feature above them before readers see an article: its text as delivered, never stored. */
export type DeliverArticle = (
  db: Db,
  projectId: string,
  post: DeliveredPost,
  now: Date,
) => Promise<{ readonly content: ArticleDocument; readonly excerpt: ArticleNode }>;
