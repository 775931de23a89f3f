import { sql } from 'kysely';
import { IS_STILL_HERE } from '#server/core/auth/rights-view.ts';
import type { Db } from '#server/core/db/database.ts';

/** Who looks after the crawler: it is an area of SUPPER_ADMIN, who belongs to every project. */
export async function findCrawlerStaff(db: Db, projectId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT users.id::text FROM users JOIN projects ON projects.id = ${projectId}
    WHERE ${IS_STILL_HERE} AND users.account_type = 'user' AND users.role = 'SUPPER_ADMIN'
    ORDER BY users.id LIMIT 200`.execute(db);
  return rows.map(({ id }) => id);
}
