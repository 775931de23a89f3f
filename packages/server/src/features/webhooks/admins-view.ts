import { sql } from 'kysely';
import { IS_STILL_HERE } from '#server/core/auth/rights-view.ts';
import type { Db } from '#server/core/db/database.ts';

/** Who may change the webhooks of a project. */
export async function findAdmins(db: Db, projectId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id::text FROM users
    WHERE ${IS_STILL_HERE} AND account_type = 'user'
      AND (role = 'SUPPER_ADMIN' OR (role = 'ADMIN' AND id IN (
        SELECT user_id FROM project_members WHERE project_id = ${projectId})))
    ORDER BY id LIMIT 200`.execute(db);
  return rows.map(({ id }) => id);
}
