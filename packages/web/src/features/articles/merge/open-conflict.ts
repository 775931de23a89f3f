import type { MergeRules } from '../editing/article-kind.ts';
import type { ArticleText, ArticleTypes } from '../editing/article-types.ts';
import {
  type Choice,
  type Choices,
  decided,
  mergeTexts,
  questionsOf,
  type TextMerge,
} from './merge-texts.ts';

/** Places that two people changed differently, while this person decides. */
export interface OpenConflict<A extends ArticleTypes> {
  /** The version that was saved meanwhile. */
  readonly newer: A['record'];
  readonly merge: TextMerge<A>;
  readonly choices: Choices;
  /** The page when the question appeared: text typed since is no part of the question. */
  readonly shown: ArticleText<A>;
  /** Counts saves that found an open question: each time the page leads there. */
  readonly asked: number;
}

export function openConflict<A extends ArticleTypes>(
  newer: A['record'],
  merge: TextMerge<A>,
  shown: ArticleText<A>,
): OpenConflict<A> {
  return { newer, merge, shown, choices: new Map(), asked: 0 };
}

export function undecided<A extends ArticleTypes>({ merge, choices }: OpenConflict<A>): string[] {
  return questionsOf(merge).filter((key) => !choices.has(key));
}

export function withChoice<A extends ArticleTypes>(
  conflict: OpenConflict<A>,
  key: string,
  choice: Choice,
): OpenConflict<A> {
  return { ...conflict, choices: new Map(conflict.choices).set(key, choice) };
}

/** Merges the choices with text typed since the question appeared; text typed over a choice is a new question. */
export function answered<A extends ArticleTypes>(
  rules: Pick<MergeRules<A>, 'mergeValues'>,
  conflict: OpenConflict<A>,
  now: ArticleText<A>,
): TextMerge<A> {
  return mergeTexts(rules, conflict.shown, now, decided(conflict.merge, conflict.choices));
}
