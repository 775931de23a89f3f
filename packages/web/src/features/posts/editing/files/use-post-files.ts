import type { PostMedia } from '@toasoan/contract/features/posts/media/post-media.ts';
import { useState, useSyncExternalStore } from 'react';
import type { LiveArticle } from '#web/patterns/article-editor/live-article.ts';

/** An open article, of a post or of another kind. */
interface WithFiles {
  readonly article: LiveArticle;
}

const NONE: readonly PostMedia[] = [];

interface Kept {
  files: readonly PostMedia[];
  readonly listeners: Set<() => void>;
}
const kept = new WeakMap<LiveArticle, Kept>();

function keptOf({ article }: WithFiles): Kept {
  const found = kept.get(article);
  if (found) return found;
  const made: Kept = { files: NONE, listeners: new Set() };
  kept.set(article, made);
  return made;
}

/** The library's facts about every file that the text refers to; the same list until it changes. */
export function usePostFiles(session: WithFiles): readonly PostMedia[] {
  const [watch] = useState(() => (changed: () => void) => {
    const { listeners } = keptOf(session);
    listeners.add(changed);
    return () => listeners.delete(changed);
  });
  return useSyncExternalStore(watch, () => keptOf(session).files);
}

/** One of them; undefined while unknown. */
export function usePostFile(session: WithFiles, id: string | null | undefined): PostMedia | undefined {
  return usePostFiles(session).find((file) => file.id === id);
}

/** The facts known now; the same list until it changes. */
export function keepPostFiles(session: WithFiles, files: readonly PostMedia[]): void {
  const known = keptOf(session);
  if (known.files === files) return;
  known.files = files;
  for (const listener of known.listeners) listener();
}
