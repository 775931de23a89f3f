import { GONE_SECONDS, LOCK_IDLE_SECONDS } from '@toasoan/contract/features/posts/lock/presence.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

const seconds = (count: number) => sql`make_interval(secs => ${sql.lit(count)})`;

/** A row of `post_sessions` whose page is still open, as far as known. */
export const SESSION_LIVES: RawBuilder<boolean> = sql`(
  post_sessions.seen_time > now() - ${seconds(GONE_SECONDS)} AND ${isSignedIn('post_sessions')})`;

/** A row of `post_locks` that is still valid. */
export const LOCK_HOLDS: RawBuilder<boolean> = sql`(
  post_locks.seen_time > now() - ${seconds(GONE_SECONDS)}
  AND post_locks.typed_time > now() - ${seconds(LOCK_IDLE_SECONDS)}
  AND (post_locks.session_id IS NULL OR ${isSignedIn('post_locks')}))`;

const MOST = 8;

interface HeldPost {
  readonly postId: string;
  readonly title: string;
  readonly state: PostState;
  readonly editingSession: string;
  readonly since: string;
}

/** Posts that a person has locked on one of their pages, the newest first. */
export async function listHeldBy(db: Db, projectId: string, userId: string): Promise<HeldPost[]> {
  const { rows } = await sql<Omit<HeldPost, 'since'> & { readonly since: Date }>`
    SELECT posts.id AS "postId", posts.title, posts.state, post_locks.editing_session AS "editingSession",
      post_locks.since
    FROM post_locks
    JOIN posts ON posts.project_id = post_locks.project_id AND posts.id = post_locks.post_id
    WHERE post_locks.project_id = ${projectId} AND post_locks.user_id = ${userId}
      AND post_locks.editing_session <> '' AND ${LOCK_HOLDS}
    ORDER BY post_locks.since DESC LIMIT ${sql.lit(MOST)}`.execute(db);
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }));
}

/** All editing sessions end with the sign-in, or when the account is closed. */
function isSignedIn(table: 'post_sessions' | 'post_locks'): RawBuilder<boolean> {
  return sql`EXISTS (
    SELECT FROM sessions
    JOIN users ON users.id = sessions.user_id AND users.cred_version = sessions.cred_version
      AND users.status = 'ENABLE' AND users.deleted_time IS NULL
    WHERE sessions.id = ${sql.ref(`${table}.session_id`)} AND sessions.ended_time IS NULL)`;
}
