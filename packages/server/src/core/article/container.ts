import type { ArticleAttributes, ArticleNode } from '@toasoan/contract/article/article-node.ts';

export type ContainerName =
  | 'doc'
  | 'bulletList'
  | 'orderedList'
  | 'listItem'
  | 'blockquote'
  | 'table'
  | 'tableRow'
  | 'tableCell'
  | 'tableHeader'
  /** Words that stand in a table but in none of its cells: they go before it. */
  | 'beforeTable';

export interface Container {
  readonly type: ContainerName;
  readonly attrs?: ArticleAttributes | undefined;
  readonly content: ArticleNode[];
  /** Only for tables: what is put before them. */
  readonly before?: ArticleNode[];
  /** Nobody wrote it; it ends as soon as something does not belong in it. */
  readonly implicit?: boolean;
}
