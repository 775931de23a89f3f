import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { useSyncExternalStore } from 'react';

/** A colleague's changes that came into an open text. */
export interface MergedText {
  /** Whose they are. */
  readonly name: string;
  /** The text on the page without them. */
  readonly before: ArticleDocument;
  readonly after: ArticleDocument;
}

/** By kind and record: the changes that a person looks through. */
const looked = new Map<string, MergedText>();
const listeners = new Set<() => void>();

/** Shows the changes over the editor of a record; undefined closes them. */
export function lookThrough(kind: string, id: string, merged: MergedText | undefined): void {
  const key = `${kind} ${id}`;
  if (merged) looked.set(key, merged);
  else looked.delete(key);
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useMergedText(kind: string, id: string | undefined): MergedText | undefined {
  return useSyncExternalStore(watch, () => looked.get(`${kind} ${id}`));
}
