import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

interface Placed {
  readonly id: string;
  readonly exhibition_position: number | null;
  readonly exhibition_code: string;
}

/** By place; works that nobody has placed last, by their codes as people count. */
export function byPlace(one: Omit<Placed, 'id'>, other: Omit<Placed, 'id'>): number {
  const [here, there] = [one, other].map((work) => work.exhibition_position ?? Number.MAX_SAFE_INTEGER);
  return (
    (here ?? 0) - (there ?? 0) ||
    one.exhibition_code.localeCompare(other.exhibition_code, 'vi', { numeric: true })
  );
}

/** The works of the list in their order. */
export async function exhibitedIds(db: Db, projectId: string, contestId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('submissions')
    .select(['id', 'exhibition_position', 'exhibition_code'])
    .where('project_id', '=', projectId)
    .where('contest_id', '=', contestId)
    .where('is_exhibited', '=', true)
    .orderBy('id')
    .execute();
  return rows.toSorted(byPlace).map((row) => row.id);
}

/** Gives every work of the list its place; versions stay. */
export async function numberExhibited(db: Db, projectId: string, order: readonly string[]): Promise<void> {
  await sql`
    UPDATE submissions SET exhibition_position = place.number - 1
    FROM unnest(${[...order]}::bigint[]) WITH ORDINALITY AS place (id, number)
    WHERE submissions.project_id = ${projectId} AND submissions.id = place.id
      AND submissions.exhibition_position IS DISTINCT FROM place.number - 1`.execute(db);
}
