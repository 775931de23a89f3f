import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** One more click today, in Vietnam's day; false for a keyword that is not there. */
export async function countClick(
  db: Db,
  projectId: string,
  { linkId, now }: { readonly linkId: string; readonly now: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO internal_link_clicks AS counted (project_id, link_id, day, clicks)
    SELECT project_id, id, (${now}::timestamptz AT TIME ZONE 'Asia/Ho_Chi_Minh')::date, 1
    FROM internal_links WHERE project_id = ${projectId} AND id = ${linkId}
    ON CONFLICT (project_id, link_id, day) DO UPDATE SET clicks = counted.clicks + 1`.execute(db);
  return numAffectedRows > 0n;
}
