import { HIT_DAYS } from '@toasoan/contract/features/glossary/glossary-entry.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { Hits } from './entry-row.ts';

/** Today in the newsroom. */
const TODAY = sql`(now() AT TIME ZONE 'Asia/Ho_Chi_Minh')::date`;

/**
 * Counts that texts were translated with entries: one hit for each time that an id is given. What is not there any more
 * is left out. One statement; rows are taken in the order of their ids, so that two of them do not wait for each other.
 */
export async function countHits(db: Db, projectId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    INSERT INTO glossary_hits AS counted (project_id, entry_id, day, hits)
    SELECT entry.project_id, entry.id, ${TODAY}, given.times
    FROM (SELECT id, count(*)::int AS times FROM unnest(${ids}::bigint[]) AS one (id) GROUP BY id) AS given
    JOIN glossary_entries AS entry ON entry.project_id = ${projectId} AND entry.id = given.id
    ORDER BY entry.id
    ON CONFLICT (project_id, entry_id, day) DO UPDATE SET hits = counted.hits + excluded.hits`.execute(db);
}

/** Hits of entries by their ids, with the last days. */
export async function hitsOf(
  db: Db,
  projectId: string,
  ids: readonly string[],
): Promise<(id: string) => Hits> {
  if (ids.length === 0) return () => noHits();
  const { rows } = await sql<{
    entry_id: string;
    total: number;
    days: readonly { ago: number; hits: number }[];
  }>`
    SELECT entry_id, sum(hits)::int AS total,
      coalesce(jsonb_agg(jsonb_build_object('ago', ${TODAY} - day, 'hits', hits))
        FILTER (WHERE day > ${TODAY} - ${HIT_DAYS}::int), '[]') AS days
    FROM glossary_hits WHERE project_id = ${projectId} AND entry_id = ANY(${ids}::bigint[])
    GROUP BY entry_id`.execute(db);
  const byId = new Map(rows.map(({ entry_id, total, days }) => [entry_id, { total, days: lastDays(days) }]));
  return (id) => byId.get(id) ?? noHits();
}

const noHits = (): Hits => ({ total: 0, days: lastDays([]) });

function lastDays(counted: readonly { readonly ago: number; readonly hits: number }[]): number[] {
  const days = Array.from({ length: HIT_DAYS }, () => 0);
  for (const { ago, hits } of counted) if (ago >= 0) days[HIT_DAYS - 1 - ago] = hits;
  return days;
}
