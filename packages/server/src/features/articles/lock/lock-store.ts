import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { ArticleTables, LockedArticle } from '../article-tables.ts';
import type { EditorSession } from './editor-session.ts';
import { lockHolds } from './living-view.ts';

/**
 * Takes the lock when it is free, expired, one's own or reserved for this person: of several concurrent callers
 * one gets it. Updates the holder, with `idle` seconds since the last keystroke.
 */
export async function takeLock(
  db: Db,
  tables: ArticleTables,
  { projectId, articleId }: LockedArticle,
  { userId, displayName, sessionId, editingSession }: EditorSession,
  idle: number,
): Promise<void> {
  const isOwn = sql`(held.user_id = ${userId} AND held.editing_session IN (${editingSession}, ''))`;
  const holds = lockHolds('held');
  await sql`
    INSERT INTO ${sql.table(tables.locks)} AS held
      (project_id, ${sql.ref(tables.idColumn)}, user_id, user_name, editing_session, session_id, typed_time)
    VALUES (${projectId}, ${articleId}, ${userId}, ${displayName}, ${editingSession}, ${sessionId},
      now() - make_interval(secs => ${idle}::int))
    ON CONFLICT (project_id, ${sql.ref(tables.idColumn)}) DO UPDATE
    SET user_id = excluded.user_id, user_name = excluded.user_name, editing_session = excluded.editing_session,
      session_id = excluded.session_id, seen_time = now(), typed_time = excluded.typed_time,
      since = CASE WHEN ${isOwn} AND ${holds} THEN held.since ELSE now() END
    WHERE ${isOwn} OR NOT ${holds}`.execute(db);
}

/** A lock that this page has, or that is reserved for its person. */
export function isFor(
  lock: Pick<EditorSession, 'userId' | 'editingSession'> | undefined,
  { userId, editingSession }: EditorSession,
): boolean {
  return lock?.userId === userId && ['', editingSession].includes(lock.editingSession);
}

/** Waits for concurrent lock changes, so that the lock stays unchanged until the transaction ends. */
export async function holdLock(
  db: Db,
  tables: ArticleTables,
  { projectId, articleId }: LockedArticle,
): Promise<void> {
  await sql`
    SELECT FROM ${sql.table(tables.locks)}
    WHERE project_id = ${projectId} AND ${sql.ref(tables.idColumn)} = ${articleId} FOR UPDATE`.execute(db);
}

/** Releases the record from `holder`; from any holder when absent. True when there was a lock. */
export async function freeLock(
  db: Db,
  tables: ArticleTables,
  { projectId, articleId }: LockedArticle,
  holder?: Pick<EditorSession, 'userId' | 'editingSession'>,
): Promise<boolean> {
  const isHolders =
    holder === undefined
      ? sql`true`
      : sql`user_id = ${holder.userId} AND editing_session = ${holder.editingSession}`;
  const { numAffectedRows } = await sql`
    DELETE FROM ${sql.table(tables.locks)}
    WHERE project_id = ${projectId} AND ${sql.ref(tables.idColumn)} = ${articleId} AND ${isHolders}`.execute(
    db,
  );
  return (numAffectedRows ?? 0n) > 0n;
}

/** Reserves the record for a person, whose next page that opens it gets it; it expires when none does. */
export async function keepLockFor(
  db: Db,
  tables: ArticleTables,
  { projectId, articleId }: LockedArticle,
  person: { readonly userId: string; readonly displayName: string },
): Promise<void> {
  await sql`
    INSERT INTO ${sql.table(tables.locks)}
      (project_id, ${sql.ref(tables.idColumn)}, user_id, user_name, editing_session)
    VALUES (${projectId}, ${articleId}, ${person.userId}, ${person.displayName}, '')
    ON CONFLICT (project_id, ${sql.ref(tables.idColumn)}) DO UPDATE
    SET user_id = excluded.user_id, user_name = excluded.user_name, editing_session = '', session_id = NULL,
      since = now(), seen_time = now(), typed_time = now()`.execute(db);
}
