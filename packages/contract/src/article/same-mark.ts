import type { ArticleMark } from './article-node.ts';

/** Two marks of the same kind with the same attributes. */
export function sameMark(one: ArticleMark, other: ArticleMark): boolean {
  if (one.type !== other.type) return false;
  const names = Object.keys({ ...one.attrs, ...other.attrs });
  return names.every((name) => one.attrs?.[name] === other.attrs?.[name]);
}
