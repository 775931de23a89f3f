import type { ArticleMarkName, ArticleNodeName } from './node-table.ts';

export type ArticleAttributes = Readonly<Record<string, string | number | boolean>>;

export interface ArticleMark {
  readonly type: ArticleMarkName;
  readonly attrs?: ArticleAttributes;
}

/** One part of an article, in the JSON that ProseMirror writes. */
export interface ArticleNode {
  readonly type: ArticleNodeName;
  readonly attrs?: ArticleAttributes;
  readonly content?: readonly ArticleNode[];
  readonly marks?: readonly ArticleMark[];
  readonly text?: string;
}

export interface ArticleDocument extends ArticleNode {
  readonly type: 'doc';
  readonly content: readonly ArticleNode[];
}

/** Two marks of the same kind with the same attributes. */
export function sameMark(one: ArticleMark, other: ArticleMark): boolean {
  if (one.type !== other.type) return false;
  const names = Object.keys({ ...one.attrs, ...other.attrs });
  return names.every((name) => one.attrs?.[name] === other.attrs?.[name]);
}
