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

/** By post: the changes that a person looks through. */
const looked = new Map<string, MergedText>();
const listeners = new Set<() => void>();

/** Shows the changes over the editor of a post; undefined closes them. */
export function lookThrough(postId: string, merged: MergedText | undefined): void {
  if (merged) looked.set(postId, merged);
  else looked.delete(postId);
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useMergedText(postId: string | undefined): MergedText | undefined {
  return useSyncExternalStore(watch, () => looked.get(postId ?? ''));
}
