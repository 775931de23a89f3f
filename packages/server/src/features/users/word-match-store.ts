import { type RawBuilder, sql } from 'kysely';
import { searchWords } from './user-search-text.ts';

/** Which words of a person a text is compared with. */
export type Searched = 'search_terms' | 'name_terms';

/** All words, in any order, each as a prefix; a text without any word matches nobody. */
export function wordMatch(text: string, terms: Searched = 'search_terms'): RawBuilder<boolean> {
  const words = searchWords(text);
  if (words.length === 0) return sql<boolean>`false`;
  const query = words.map((word) => `'${word}':*`).join(' & ');
  return sql<boolean>`${sql.ref(`users.${terms}`)} @@ ${query}::tsquery`;
}
