import { GONE_SECONDS } from '@toasoan/contract/features/posts/lock/presence.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { EditorSession } from './editor-session.ts';

const FORGOTTEN_AT_ONCE = 50;

/** Records that a page is open; true when it was not known. */
export async function noteSession(
  db: Db,
  projectId: string,
  postId: string,
  { userId, displayName, sessionId, editingSession }: EditorSession,
  place: string | null,
): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    WITH before AS (
      SELECT seen_time FROM post_sessions
      WHERE project_id = ${projectId} AND post_id = ${postId} AND user_id = ${userId}
        AND editing_session = ${editingSession}
        AND seen_time > now() - make_interval(secs => ${sql.lit(GONE_SECONDS)})
    )
    INSERT INTO post_sessions (project_id, post_id, user_id, editing_session, user_name, session_id, place)
    VALUES (${projectId}, ${postId}, ${userId}, ${editingSession}, ${displayName}, ${sessionId}, ${place})
    ON CONFLICT (project_id, post_id, user_id, editing_session) DO UPDATE
    SET seen_time = now(), user_name = excluded.user_name, session_id = excluded.session_id,
      place = excluded.place
    RETURNING NOT EXISTS (SELECT FROM before) AS is_new`.execute(db);
  const isNew = rows[0]?.is_new ?? false;
  if (isNew) await forgetGone(db);
  return isNew;
}

/** True when the page was known to be open. */
export async function dropSession(
  db: Db,
  projectId: string,
  postId: string,
  { userId, editingSession }: Pick<EditorSession, 'userId' | 'editingSession'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('post_sessions')
    .where('project_id', '=', projectId)
    .where('post_id', '=', postId)
    .where('user_id', '=', userId)
    .where('editing_session', '=', editingSession)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** The person who has a post open in this editing session. */
export async function findPersonOf(
  db: Db,
  projectId: string,
  postId: string,
  editingSession: string,
): Promise<{ readonly userId: string; readonly displayName: string } | undefined> {
  const row = await db
    .selectFrom('post_sessions')
    .select(['user_id', 'user_name'])
    .where('project_id', '=', projectId)
    .where('post_id', '=', postId)
    .where('editing_session', '=', editingSession)
    .executeTakeFirst();
  return row && { userId: row.user_id, displayName: row.user_name };
}

/** Pages that disappeared without a message, in small batches, skipping those another call has locked. */
async function forgetGone(db: Db): Promise<void> {
  await sql`
    DELETE FROM post_sessions WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM post_sessions
      WHERE opened_time < now() - interval '1 day' AND seen_time < now() - interval '1 hour'
      ORDER BY opened_time LIMIT ${sql.lit(FORGOTTEN_AT_ONCE)} FOR UPDATE SKIP LOCKED))`.execute(db);
  await sql`
    DELETE FROM post_locks WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM post_locks
      WHERE since < now() - interval '1 day' AND seen_time < now() - interval '1 hour'
      ORDER BY since LIMIT ${sql.lit(FORGOTTEN_AT_ONCE)} FOR UPDATE SKIP LOCKED))`.execute(db);
}
