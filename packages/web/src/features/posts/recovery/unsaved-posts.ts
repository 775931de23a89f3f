import { sameValues } from '#web/ui/form/form-store.ts';
import type { LocalDraft } from '../autosave/local-drafts.ts';

/** A post with unsaved text in this browser. */
export interface UnsavedPost {
  readonly key: string;
  readonly newest: LocalDraft;
  /** Newest first. */
  readonly older: readonly LocalDraft[];
}

/** The posts that a person's copies belong to, newest first; what a page shows anyway is left out. */
export function unsavedPosts(
  copies: readonly LocalDraft[],
  isOnPage: (copy: LocalDraft) => boolean,
): readonly UnsavedPost[] {
  const groups = Map.groupBy(
    copies.filter((copy) => !isOnPage(copy)),
    keyOf,
  );
  return [...groups].flatMap(([key, [newest, ...others]]) => {
    if (newest === undefined) return [];
    const isSame = (one: LocalDraft, other: LocalDraft) => sameValues(one.draft, other.draft);
    const older = others.filter(
      (copy, at) => ![newest, ...others.slice(0, at)].some((one) => isSame(one, copy)),
    );
    return { key, newest, older };
  });
}

/** Texts that never became a post are different articles. */
function keyOf({ projectId, postId, editingSession, life }: LocalDraft): string {
  return postId === undefined ? `new ${editingSession} ${life}` : `post ${projectId} ${postId}`;
}
