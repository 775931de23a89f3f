import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { LOCK_HOLDS } from './held-by-view.ts';

/** Whether a colleague of `userId` has a post open to write in it, or anybody has left words that are not saved. */
export async function isWorkedOn(
  db: Db,
  projectId: string,
  { postId, userId }: { readonly postId: string; readonly userId: string },
): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    SELECT EXISTS (
      SELECT FROM post_locks WHERE project_id = ${projectId} AND post_id = ${postId}
        AND user_id <> ${userId} AND ${LOCK_HOLDS}
    ) OR EXISTS (
      SELECT FROM post_autosaves WHERE project_id = ${projectId} AND post_id = ${postId}
    ) AS is`.execute(db);
  return rows[0]?.is === true;
}
