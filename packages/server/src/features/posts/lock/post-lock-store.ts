import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { EditorSession } from './editor-session.ts';
import { LOCK_HOLDS } from './held-by-view.ts';

/** The post of a lock. */
export interface LockedPost {
  readonly projectId: string;
  readonly postId: string;
}

/**
 * Takes the lock when it is free, expired, one's own or reserved for this person: of several concurrent callers
 * one gets it. Updates the holder, with `idle` seconds since the last keystroke.
 */
export async function takeLock(
  db: Db,
  { projectId, postId }: LockedPost,
  { userId, displayName, sessionId, editingSession }: EditorSession,
  idle: number,
): Promise<void> {
  const isOwn = sql`(post_locks.user_id = ${userId} AND post_locks.editing_session IN (${editingSession}, ''))`;
  await sql`
    INSERT INTO post_locks (project_id, post_id, user_id, user_name, editing_session, session_id, typed_time)
    VALUES (${projectId}, ${postId}, ${userId}, ${displayName}, ${editingSession}, ${sessionId},
      now() - make_interval(secs => ${idle}::int))
    ON CONFLICT (project_id, post_id) DO UPDATE
    SET user_id = excluded.user_id, user_name = excluded.user_name, editing_session = excluded.editing_session,
      session_id = excluded.session_id, seen_time = now(), typed_time = excluded.typed_time,
      since = CASE WHEN ${isOwn} AND ${LOCK_HOLDS} THEN post_locks.since ELSE now() END
    WHERE ${isOwn} OR NOT ${LOCK_HOLDS}`.execute(db);
}

/** A lock that this page has, or that is reserved for its person. */
export function isFor(
  lock: Pick<EditorSession, 'userId' | 'editingSession'> | undefined,
  { userId, editingSession }: EditorSession,
): boolean {
  return lock?.userId === userId && ['', editingSession].includes(lock.editingSession);
}

/** Waits for concurrent lock changes, so that the lock stays unchanged until the transaction ends. */
export async function holdLock(db: Db, { projectId, postId }: LockedPost): Promise<void> {
  await sql`
    SELECT FROM post_locks WHERE project_id = ${projectId} AND post_id = ${postId} FOR UPDATE`.execute(db);
}

/** Releases the post from `holder`; from any holder when absent. True when there was a lock. */
export async function freeLock(
  db: Db,
  { projectId, postId }: LockedPost,
  holder?: Pick<EditorSession, 'userId' | 'editingSession'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('post_locks')
    .where('project_id', '=', projectId)
    .where('post_id', '=', postId)
    .$if(holder !== undefined, (query) =>
      query
        .where('user_id', '=', holder?.userId ?? '')
        .where('editing_session', '=', holder?.editingSession ?? ''),
    )
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Reserves the post for a person, whose next page that opens it gets it; it expires when none does. */
export async function keepLockFor(
  db: Db,
  { projectId, postId }: LockedPost,
  person: { readonly userId: string; readonly displayName: string },
): Promise<void> {
  await sql`
    INSERT INTO post_locks (project_id, post_id, user_id, user_name, editing_session)
    VALUES (${projectId}, ${postId}, ${person.userId}, ${person.displayName}, '')
    ON CONFLICT (project_id, post_id) DO UPDATE
    SET user_id = excluded.user_id, user_name = excluded.user_name, editing_session = '', session_id = NULL,
      since = now(), seen_time = now(), typed_time = now()`.execute(db);
}
