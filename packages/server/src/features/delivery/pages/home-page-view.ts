import { sql } from 'kysely';
import type { SiteReading } from '../reading.ts';

/** The focus stories in their order; a place that is over, or is not public, is left out by whoever shows them. */
export async function focusIds({ db, site, now }: SiteReading): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT post_id::text AS id FROM post_placements
    WHERE project_id = ${site.projectId} AND kind = 'FOCUS' AND (until IS NULL OR until > ${now})
    ORDER BY position`.execute(db);
  return rows.map(({ id }) => id);
}
