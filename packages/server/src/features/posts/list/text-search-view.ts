import { type RawBuilder, sql } from 'kysely';
import { exactWords, foldedWords } from '../editing/post-search-words.ts';

export interface TextSearch {
  /** All words in any order, diacritics ignored, the last one as a beginning; or the id alone. On `posts`. */
  readonly matches: RawBuilder<boolean>;
  /** The same without the id. */
  readonly holdsWords: RawBuilder<boolean>;
  /** 0: the words as spelled; 1: the last of them as a beginning; 2: other spellings. */
  readonly spelling: RawBuilder<number>;
  /** The same for the index of words: texts for `termsOfMonth`, each finds all that the one before it finds. */
  readonly spellings: readonly [whole: string, begun: string, folded: string];
  /** Digits also find an id. */
  readonly id: string | undefined;
}

const ID = /^[1-9]\d{0,17}$/;
/** Stands for project and month; no word holds it. */
const MONTH = '~';

/** Undefined when the text holds no word at all ("%", an emoji). */
export function textSearch(text: string): TextSearch | undefined {
  const folded = foldedWords(text);
  if (folded.length === 0) return undefined;
  const exact = exactWords(text);
  const trimmed = text.trim();
  const id = ID.test(trimmed) ? trimmed : undefined;
  const holdsWords = wordsOfPost(holds('folded', folded, true));
  return {
    matches: id === undefined ? holdsWords : sql`(${holdsWords} OR posts.id = ${id})`,
    holdsWords,
    spelling: sql`
      CASE ${id === undefined ? sql`` : sql`WHEN posts.id = ${id} THEN 0`}
        WHEN ${wordsOfPost(holds('spelled', exact, false))} THEN 0
        WHEN ${wordsOfPost(holds('spelled', exact, true))} THEN 1 ELSE 2 END`,
    spellings: [termsOf('=', exact, false), termsOf('=', exact, true), termsOf(':', folded, true)],
    id,
  };
}

/** Whether a row of `post_search` holds the words. */
function holds(
  column: 'folded' | 'spelled',
  words: readonly string[],
  isBegun: boolean,
): RawBuilder<boolean> {
  const last = words.length - 1;
  const patterns = words.map((word, at) => (isBegun && at === last ? `% ${word}%` : `% ${word} %`));
  return sql.join(
    patterns.map((pattern) => sql`words.${sql.ref(column)} LIKE ${pattern}`),
    sql` AND `,
  );
}

/** A condition on the words of a post. */
function wordsOfPost(condition: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql`EXISTS (
    SELECT FROM post_search AS words
    WHERE words.project_id = posts.project_id AND words.post_id = posts.id AND ${condition})`;
}

function termsOf(mark: ':' | '=', words: readonly string[], isBegun: boolean): string {
  return `${words.map((word) => `'${MONTH}${mark}${word}'`).join(' & ')}${isBegun ? ':*' : ''}`;
}

/** The terms of a search as a `tsquery` for one month. */
export function termsOfMonth(terms: string, projectId: string): RawBuilder<unknown> {
  return sql`replace(${terms}, ${sql.lit(MONTH)}, ${projectId} || '.' || months.month)::tsquery`;
}
