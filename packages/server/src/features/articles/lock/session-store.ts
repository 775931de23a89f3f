import { GONE_SECONDS } from '@toasoan/contract/features/articles/lock/presence.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { ArticleTables, LockedArticle } from '../article-tables.ts';
import type { EditorSession } from './editor-session.ts';

const FORGOTTEN_AT_ONCE = 50;

/** Records that a page is open; true when it was not known. */
export async function noteSession(
  db: Db,
  tables: ArticleTables,
  { projectId, articleId }: LockedArticle,
  { userId, displayName, sessionId, editingSession }: EditorSession,
  place: string | null,
): Promise<boolean> {
  const id = sql.ref(tables.idColumn);
  const sessions = sql.table(tables.sessions);
  const { rows } = await sql<{ is_new: boolean }>`
    WITH before AS (
      SELECT seen_time FROM ${sessions}
      WHERE project_id = ${projectId} AND ${id} = ${articleId} AND user_id = ${userId}
        AND editing_session = ${editingSession}
        AND seen_time > now() - make_interval(secs => ${sql.lit(GONE_SECONDS)})
    )
    INSERT INTO ${sessions} (project_id, ${id}, user_id, editing_session, user_name, session_id, place)
    VALUES (${projectId}, ${articleId}, ${userId}, ${editingSession}, ${displayName}, ${sessionId}, ${place})
    ON CONFLICT (project_id, ${id}, user_id, editing_session) DO UPDATE
    SET seen_time = now(), user_name = excluded.user_name, session_id = excluded.session_id,
      place = excluded.place
    RETURNING NOT EXISTS (SELECT FROM before) AS is_new`.execute(db);
  const isNew = rows[0]?.is_new ?? false;
  if (isNew) await forgetGone(db, tables);
  return isNew;
}

/** True when the page was known to be open. */
export async function dropSession(
  db: Db,
  tables: ArticleTables,
  { projectId, articleId }: LockedArticle,
  { userId, editingSession }: Pick<EditorSession, 'userId' | 'editingSession'>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    DELETE FROM ${sql.table(tables.sessions)}
    WHERE project_id = ${projectId} AND ${sql.ref(tables.idColumn)} = ${articleId} AND user_id = ${userId}
      AND editing_session = ${editingSession}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** The person who has a record open in this editing session. */
export async function findPersonOf(
  db: Db,
  tables: ArticleTables,
  { projectId, articleId }: LockedArticle,
  editingSession: string,
): Promise<{ readonly userId: string; readonly displayName: string } | undefined> {
  const { rows } = await sql<{ user_id: string; user_name: string }>`
    SELECT user_id, user_name FROM ${sql.table(tables.sessions)}
    WHERE project_id = ${projectId} AND ${sql.ref(tables.idColumn)} = ${articleId}
      AND editing_session = ${editingSession}`.execute(db);
  const [row] = rows;
  return row && { userId: row.user_id, displayName: row.user_name };
}

/** Pages that disappeared without a message, in small batches, skipping those another call has locked. */
async function forgetGone(db: Db, tables: ArticleTables): Promise<void> {
  await sql`
    DELETE FROM ${sql.table(tables.sessions)} WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${sql.table(tables.sessions)}
      WHERE opened_time < now() - interval '1 day' AND seen_time < now() - interval '1 hour'
      ORDER BY opened_time LIMIT ${sql.lit(FORGOTTEN_AT_ONCE)} FOR UPDATE SKIP LOCKED))`.execute(db);
  await sql`
    DELETE FROM ${sql.table(tables.locks)} WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${sql.table(tables.locks)}
      WHERE since < now() - interval '1 day' AND seen_time < now() - interval '1 hour'
      ORDER BY since LIMIT ${sql.lit(FORGOTTEN_AT_ONCE)} FOR UPDATE SKIP LOCKED))`.execute(db);
}
