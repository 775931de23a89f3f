import { type RawBuilder, sql } from 'kysely';
import { exactWords, foldedWords, idTerm, wordTerm } from '../editing/post-search-words.ts';

/** A search in the form of the index; undefined when the text holds no word at all ("%", an emoji). */
export interface TextSearch {
  readonly matches: RawBuilder<boolean>;
  /** 0: the words as spelled; 1: the last of them as a prefix; 2: other spellings. */
  readonly spelling: RawBuilder<number>;
}

const ID = /^[1-9]\d{0,17}$/;

/** All words in any order, diacritics ignored; the last one may be a prefix; digits also find an id. */
export function textSearch(projectId: string, text: string): TextSearch | undefined {
  const words = foldedWords(text);
  if (words.length === 0) return undefined;
  const terms = words.map((word) => wordTerm(projectId, word)).join(' & ');
  const id = text.trim();
  const query = ID.test(id) ? `${terms}:* | ${idTerm(projectId, id)}` : `${terms}:*`;
  const exact = exactWords(text);
  const whole = exact.map((word) => holds(`% ${word} %`));
  const begun = exact.map((word, index) => holds(index === exact.length - 1 ? `% ${word}%` : `% ${word} %`));
  return {
    matches: sql`posts.search_terms @@ ${query}::tsquery`,
    spelling: sql`
      CASE ${ID.test(id) ? sql`WHEN posts.id = ${id} THEN 0` : sql``}
        WHEN ${sql.join(whole, sql` AND `)} THEN 0 WHEN ${sql.join(begun, sql` AND `)} THEN 1 ELSE 2 END`,
  };
}

/** Written one by one: PostgreSQL would unpack an array of patterns again for every row. */
function holds(pattern: string): RawBuilder<boolean> {
  return sql`posts.search_exact LIKE ${pattern}`;
}
