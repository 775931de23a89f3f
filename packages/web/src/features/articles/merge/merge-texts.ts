import type { ArticleNode } from '@toasoan/contract/article/article-node.ts';
import {
  mergeArticles,
  mergedArticle,
  wholeConflict,
} from '#web/patterns/article-merge/model/merge-articles.ts';
import {
  type ArticleConflict,
  conflictsOf,
  type MergePart,
} from '#web/patterns/article-merge/model/merge-part.ts';
import type { MergeRules } from '../editing/article-kind.ts';
import type { ArticleText, ArticleTypes } from '../editing/article-types.ts';
import type { FieldConflict } from './merge-values.ts';

/** The merge of two texts of one record, as far as it is clear. */
export interface TextMerge<A extends ArticleTypes> {
  readonly values: A['values'];
  readonly fields: readonly FieldConflict[];
  readonly parts: readonly MergePart[];
}

/** The person's decision about a place that both changed. */
export type Choice =
  | { readonly kind: 'mine' | 'theirs' | 'both' }
  | { readonly kind: 'own'; readonly text: string };
export type Choices = ReadonlyMap<string, Choice>;

export const fieldKey = ({ name }: FieldConflict) => `field ${name}`;
export const placeKey = (place: number) => `place ${place}`;

export function mergeTexts<A extends ArticleTypes>(
  rules: Pick<MergeRules<A>, 'mergeValues'>,
  base: ArticleText<A>,
  mine: ArticleText<A>,
  theirs: ArticleText<A>,
): TextMerge<A> {
  const { values, conflicts } = rules.mergeValues(base.values, mine.values, theirs.values);
  return { values, fields: conflicts, parts: mergeArticles(base.content, mine.content, theirs.content) };
}

/** Without a common base, everything that differs becomes a question. */
export function compareWhole<A extends ArticleTypes>(
  rules: Pick<MergeRules<A>, 'mergeValues'>,
  mine: ArticleText<A>,
  theirs: ArticleText<A>,
): TextMerge<A> {
  const { values, conflicts } = rules.mergeValues(NOTHING as A['values'], mine.values, theirs.values);
  const isSame = JSON.stringify(mine.content) === JSON.stringify(theirs.content);
  const parts = isSame
    ? mergeArticles(mine.content, mine.content, mine.content)
    : wholeConflict(theirs.content, mine.content, theirs.content);
  return { values, fields: conflicts, parts };
}
const NOTHING: unknown = {};

/** The keys of all questions, in the order of the page. */
export function questionsOf({ fields, parts }: Pick<TextMerge<ArticleTypes>, 'fields' | 'parts'>): string[] {
  return [...fields.map(fieldKey), ...conflictsOf(parts).map((_, place) => placeKey(place))];
}

/** The text that follows from the choices; without a choice mine is kept. */
export function decided<A extends ArticleTypes>(
  { values, fields, parts }: TextMerge<A>,
  choices: Choices,
): ArticleText<A> {
  const chosen = fields.map((field) => [field.name, chosenValue(field, choices.get(fieldKey(field)))]);
  const conflicts = conflictsOf(parts);
  return {
    values: { ...values, ...Object.fromEntries(chosen) },
    content: mergedArticle(parts, (conflict) =>
      blocksOf(conflict, choices.get(placeKey(conflicts.indexOf(conflict)))),
    ),
  };
}

function chosenValue({ mine, theirs, both }: FieldConflict, choice: Choice | undefined): unknown {
  if (choice?.kind === 'own') return choice.text;
  if (choice?.kind === 'theirs') return theirs;
  return choice?.kind === 'both' ? both : mine;
}

function blocksOf({ mine, theirs }: ArticleConflict, choice: Choice | undefined): readonly ArticleNode[] {
  if (choice?.kind === 'own') return ownLines(choice.text);
  if (choice?.kind === 'theirs') return theirs;
  return choice?.kind === 'both' ? [...mine, ...theirs] : mine;
}

function ownLines(text: string): ArticleNode[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] }));
}
