import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** One more click today, in Vietnam's day; false for a logo that readers do not see. */
export async function countLogoClick(
  db: Db,
  projectId: string,
  { logoId, now }: { readonly logoId: string; readonly now: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO partner_logo_clicks AS counted (project_id, logo_id, day, clicks)
    SELECT project_id, id, (${now}::timestamptz AT TIME ZONE 'Asia/Ho_Chi_Minh')::date, 1
    FROM partner_logos WHERE project_id = ${projectId} AND id = ${logoId} AND status = 'ENABLE'
    ON CONFLICT (project_id, logo_id, day) DO UPDATE SET clicks = counted.clicks + 1`.execute(db);
  return numAffectedRows > 0n;
}
