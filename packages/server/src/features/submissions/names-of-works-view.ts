import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { hideNames } from './hide-names.ts';

/**
 * Names that may stand in what an author wrote, of `submissions AS work` and `entrants AS entrant`; they never leave
 * the server.
 */
export const NAMES_OF_WORK: RawBuilder<string[]> = sql`ARRAY[entrant.full_name, entrant.stage_name,
  entrant.group_name, entrant.email]
  || ARRAY(SELECT author ->> 'name' FROM jsonb_array_elements(work.co_authors) AS author)`;

/** Takes the names of the authors of a work out of a text about it. */
export type HideIn = (workId: string, text: string) => string;

const asWritten: HideIn = (_workId, text) => text;

/** For a person who is blind; everybody else reads texts as their authors wrote them. */
export async function namesHidden(
  db: Db,
  projectId: string,
  workIds: readonly string[],
  isBlind: boolean,
): Promise<HideIn> {
  if (!isBlind || workIds.length === 0) return asWritten;
  const { rows } = await sql<{ id: string; names: string[] }>`
    SELECT work.id::text, ${NAMES_OF_WORK} AS names FROM submissions AS work
    JOIN entrants AS entrant ON entrant.project_id = work.project_id AND entrant.id = work.entrant_id
    WHERE work.project_id = ${projectId} AND work.id = ANY (${[...workIds]}::bigint[])`.execute(db);
  const names = new Map(rows.map((row) => [row.id, row.names]));
  return (workId, text) => hideNames(text, names.get(workId) ?? []);
}
