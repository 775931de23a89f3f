import type { ArticleKind, MergeRules } from '../editing/article-kind.ts';
import type { ArticleText, ArticleTypes } from '../editing/article-types.ts';

/** A save without an answer. */
export interface LostSave<A extends ArticleTypes> {
  readonly baseVersion: number;
  readonly text: ArticleText<A>;
}

/** The text that a lost save left on the server after all: the base for a merge with later changes. */
export async function findOwnSave<A extends ArticleTypes>(
  { textOf }: Pick<ArticleKind<A>, 'textOf'>,
  { isSameText, findTextAt }: MergeRules<A>,
  newer: A['record'],
  lost: readonly LostSave<A>[],
): Promise<ArticleText<A> | undefined> {
  for (const { baseVersion, text } of lost.toReversed()) {
    if (newer.version === baseVersion + 1) {
      if (isSameText(textOf(newer), text)) return text;
    } else if (newer.version > baseVersion + 1) {
      const saved = await findTextAt(newer.id, baseVersion + 1);
      if (saved && isSameText(saved, text)) return text;
    }
  }
  return undefined;
}
