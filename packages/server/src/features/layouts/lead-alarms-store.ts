import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { type StaleLead, staleLeads } from './stale-leads-view.ts';

/**
 * Notes all leads that stand for too long, in every project, and forgets those that do not any more. @returns the ones
 * that were not noted before.
 */
export async function noteStaleLeads(db: Db, now: Date): Promise<readonly StaleLead[]> {
  const { rows } = await sql<StaleLead>`
    WITH stale AS MATERIALIZED (${staleLeads(sql`true`, now)}),
    over AS (
      DELETE FROM lead_alarms AS known WHERE NOT EXISTS (
        SELECT FROM stale WHERE ${IS_SAME})
    ), added AS (
      INSERT INTO lead_alarms AS known (project_id, layout_id, block_id, lang, post_id, make_time)
      SELECT project_id::bigint, layout_id::bigint, block_id, lang, post_id::bigint, ${now} FROM stale
      ON CONFLICT DO NOTHING
      RETURNING known.*
    )
    SELECT stale.* FROM stale JOIN added AS known ON ${IS_SAME}
    ORDER BY stale.project_id, stale.layout_id, stale.block_id, stale.lang`.execute(db);
  return rows;
}

const IS_SAME = sql`(known.project_id::text, known.layout_id::text, known.block_id, known.lang, known.post_id::text)
  = (stale.project_id, stale.layout_id, stale.block_id, stale.lang, stale.post_id)`;
