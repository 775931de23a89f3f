import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import type { Facts } from './changed-fields.ts';

/** Longer words are cut, in titles and in searches alike. */
const MAX_WORD = 64;
const TITLE_KEYS = ['title', 'displayName', 'name'] as const;

/** What a record is called by its own facts; null for what has no name. */
export function recordTitle(facts: Facts | null | undefined): string | null {
  const title = TITLE_KEYS.map((key) => facts?.[key]).find((value) => typeof value === 'string');
  return typeof title === 'string' && title !== '' ? title : null;
}

/** A tsvector of the folded words, each with the project: one index finds both. */
export function titleTerms(projectId: string, title: string): string | null {
  const terms = termsOf(projectId, title);
  return terms.length === 0 ? null : terms.join(' ');
}

/** A tsquery: all words in any order, the last may be a beginning; undefined for a text without any word. */
export function titleQuery(projectId: string, text: string): string | undefined {
  const terms = termsOf(projectId, text);
  return terms.length === 0 ? undefined : `${terms.join(' & ')}:*`;
}

function termsOf(projectId: string, text: string): string[] {
  if (projectId === '') return [];
  return wordsOf(foldVietnamese(text)).map(
    (word) => `'${projectId}:${[...word].slice(0, MAX_WORD).join('')}'`,
  );
}
