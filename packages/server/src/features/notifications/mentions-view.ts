import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** How many mentions of somebody in the project are unread. */
export async function countMentions(db: Db, projectId: string, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM notifications
    WHERE user_id = ${userId} AND read_time IS NULL AND in_centre
      AND kind = 'mention' AND project_id = ${projectId}`.execute(db);
  return rows[0]?.count ?? 0;
}
