import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** Counts a text that a link took. Hours that no list counts any more go with it. */
export async function noteMatch(db: Db, projectId: string, linkId: string, now: Date): Promise<void> {
  await sql`
    DELETE FROM source_link_hours
    WHERE project_id = ${projectId} AND link_id = ${linkId} AND hour < ${now}::timestamptz - interval '2 days'`.execute(
    db,
  );
  await sql`
    INSERT INTO source_link_hours AS counted (project_id, link_id, hour, matches)
    SELECT project_id, id, date_trunc('hour', ${now}::timestamptz), 1 FROM source_links
    WHERE project_id = ${projectId} AND id = ${linkId}
    ON CONFLICT (project_id, link_id, hour) DO UPDATE SET matches = counted.matches + 1`.execute(db);
}
