import type { PostListQuery } from '@toasoan/contract/features/posts/list/post-list.ts';
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
  readonly spellings: readonly [whole: string, ...string[]];
  /** The last of them. */
  readonly widest: string;
  /** Rows of the index named `words`, beside those of `post_search` named `posts`. */
  readonly rows: RawBuilder<unknown>;
  /** The indexed terms of a row. */
  readonly terms: RawBuilder<unknown>;
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
  const holdsWords = wordsOfPost('post_search', holds(sql`words.folded`, folded, true));
  return {
    matches: id === undefined ? holdsWords : sql`(${holdsWords} OR posts.id = ${id})`,
    holdsWords,
    spelling: sql`
      CASE ${id === undefined ? sql`` : sql`WHEN posts.id = ${id} THEN 0`}
        WHEN ${wordsOfPost('post_search', holds(sql`words.spelled`, exact, false))} THEN 0
        WHEN ${wordsOfPost('post_search', holds(sql`words.spelled`, exact, true))} THEN 1 ELSE 2 END`,
    spellings: [termsOf('=', exact, false), termsOf('=', exact, true), termsOf(':', folded, true)],
    widest: termsOf(':', folded, true),
    rows: sql`post_search AS posts`,
    terms: sql`post_search_terms(posts.project_id, posts.month, posts.spelled, posts.folded)`,
    id,
  };
}

/** Titles and bodies: whole words, wherever each of them stands. */
function bodySearch(text: string): TextSearch | undefined {
  // The index folds words in lower case, where a capital Ð is ð.
  const folded = foldedWords(text).map((word) => word.replaceAll('ð', 'd'));
  if (folded.length === 0) return undefined;
  const exact = exactWords(text);
  const whole = termsOf('=', exact, false);
  const widest = termsOf(':', folded, false);
  const holdsWords = wordsOfPost('post_body_search', holds(sql`fold_words(words.words)`, folded, false));
  const holdsSpelled = wordsOfPost('post_body_search', holds(sql`words.words`, exact, false));
  return {
    matches: holdsWords,
    holdsWords,
    spelling: sql`CASE WHEN ${holdsSpelled} THEN 0 ELSE 2 END`,
    spellings: [whole, widest],
    widest,
    rows: sql`post_body_search AS words JOIN post_search AS posts ON posts.post_id = words.post_id`,
    terms: sql`post_body_search_terms(words.project_id, words.month, words.words)`,
    id: undefined,
  };
}

/** The search that a list asks for; undefined also when its text holds no word. */
export function searchOf({
  text,
  inBodies,
}: Pick<PostListQuery, 'text' | 'inBodies'>): TextSearch | undefined {
  if (text === undefined) return undefined;
  return inBodies ? bodySearch(text) : textSearch(text);
}

/** Whether a text of words between spaces holds these. */
function holds(text: RawBuilder<string>, words: readonly string[], isBegun: boolean): RawBuilder<boolean> {
  const last = words.length - 1;
  const patterns = words.map((word, at) => (isBegun && at === last ? `% ${word}%` : `% ${word} %`));
  return sql.join(
    patterns.map((pattern) => sql`${text} LIKE ${pattern}`),
    sql` AND `,
  );
}

/** A condition on the words of a post. */
function wordsOfPost(
  table: 'post_search' | 'post_body_search',
  condition: RawBuilder<boolean>,
): RawBuilder<boolean> {
  return sql`EXISTS (
    SELECT FROM ${sql.table(table)} AS words
    WHERE words.project_id = posts.project_id AND words.post_id = posts.id AND ${condition})`;
}

function termsOf(mark: ':' | '=', words: readonly string[], isBegun: boolean): string {
  return `${words.map((word) => `'${MONTH}${mark}${word}'`).join(' & ')}${isBegun ? ':*' : ''}`;
}

/** The terms of a search as a `tsquery` for one month. */
export function termsOfMonth(terms: string, projectId: string): RawBuilder<unknown> {
  return sql`replace(${terms}, ${sql.lit(MONTH)}, ${projectId} || '.' || months.month)::tsquery`;
}
