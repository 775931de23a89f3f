import { type FoundWork, MOST_FOUND } from '@toasoan/contract/features/submissions/work-search.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { namesHidden } from './names-of-works-view.ts';

interface Searching {
  readonly text: string;
  /** The caller may see who the authors are. */
  readonly knowsAuthors: boolean;
  /** Contests in which the caller is blind: there a number finds a work and nothing else does. */
  readonly blind: ReadonlySet<string>;
}

const allWords = (words: readonly string[], column: RawBuilder<unknown>): RawBuilder<boolean> =>
  words.length === 0
    ? sql<boolean>`false`
    : sql.join(
        words.map((word) => sql`position(${word} IN ${column}) > 0`),
        sql` AND `,
      );

/** The newest first. Numbers are found with and without their dashes. */
export async function searchWorks(
  db: Db,
  projectId: string,
  { text, knowsAuthors, blind }: Searching,
): Promise<FoundWork[]> {
  const folded = foldVietnamese(text);
  const words = wordsOf(folded);
  const number = folded.replace(/[^a-z0-9]/g, '');
  const byNumber =
    number === '' ? sql`false` : sql`position(${number} IN replace(lower(work.number), '-', '')) > 0`;
  const byAuthor = knowsAuthors ? sql`OR (${allWords(words, sql`entrant.search_text`)})` : sql``;
  const { rows } = await sql<FoundWork>`
    SELECT work.id::text, work.number, work.title, contest.id::text AS "contestId", contest.code AS "contestCode",
      contest.title AS "contestTitle"
    FROM submissions AS work
    JOIN contests AS contest ON contest.project_id = work.project_id AND contest.id = work.contest_id
    JOIN entrants AS entrant ON entrant.project_id = work.project_id AND entrant.id = work.entrant_id
    WHERE work.project_id = ${projectId} AND (${byNumber}
      OR (work.contest_id <> ALL (${[...blind]}::bigint[])
        AND ((${allWords(words, sql`work.search_text`)}) ${byAuthor})))
    ORDER BY work.id DESC LIMIT ${MOST_FOUND}`.execute(db);
  const hidden = rows.filter(({ contestId }) => blind.has(contestId)).map(({ id }) => id);
  const hide = await namesHidden(db, projectId, hidden, hidden.length > 0);
  return rows.map((row) => ({ ...row, title: hide(row.id, row.title) }));
}
