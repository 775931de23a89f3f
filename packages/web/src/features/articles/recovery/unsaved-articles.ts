import { sameValues } from '#web/ui/form/form-store.ts';
import type { KeptCopy } from './recovery-kind.ts';

/** A record with unsaved text in this browser. */
export interface UnsavedArticle {
  readonly key: string;
  readonly newest: KeptCopy;
  /** Newest first. */
  readonly older: readonly KeptCopy[];
}

/** The records that a person's copies belong to, newest first; what a page shows anyway is left out. */
export function unsavedArticles(
  copies: readonly KeptCopy[],
  isOnPage: (copy: KeptCopy) => boolean,
): readonly UnsavedArticle[] {
  const groups = Map.groupBy(
    copies.filter((copy) => !isOnPage(copy)),
    keyOf,
  );
  return [...groups].flatMap(([key, [newest, ...others]]) => {
    if (newest === undefined) return [];
    const isSame = (one: KeptCopy, other: KeptCopy) => sameValues(one.draft, other.draft);
    const older = others.filter(
      (copy, at) => ![newest, ...others.slice(0, at)].some((one) => isSame(one, copy)),
    );
    return { key, newest, older };
  });
}

/** Texts that never became a record are different articles. */
function keyOf({ projectId, articleId, editingSession, life }: KeptCopy): string {
  return articleId === undefined ? `new ${editingSession} ${life}` : `saved ${projectId} ${articleId}`;
}
