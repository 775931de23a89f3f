import { type RawBuilder, sql } from 'kysely';
import { searchWords } from './user-search-text.ts';

/** All words, in any order, each as a prefix; a text without any word matches nobody. */
export function wordMatch(text: string): RawBuilder<boolean> {
  const words = searchWords(text);
  if (words.length === 0) return sql<boolean>`false`;
  return sql<boolean>`users.search_terms @@ ${wordQuery(words)}::tsquery`;
}

/** The words of `searchWords` as a tsquery. */
export function wordQuery(words: readonly string[]): string {
  return words.map((word) => `'${word}':*`).join(' & ');
}
