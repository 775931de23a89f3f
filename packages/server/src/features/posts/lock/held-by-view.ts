import { GONE_SECONDS, LOCK_IDLE_SECONDS } from '@toasoan/contract/features/posts/lock/presence.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import { type RawBuilder, sql } from 'kysely';

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

/** Posts that a person has locked on one of their pages, the newest first, as one column. */
export function heldBy(projectId: string, userId: string): RawBuilder<HeldPost[]> {
  return sql`(
    SELECT coalesce(json_agg(held ORDER BY held.since DESC), '[]') FROM (
      SELECT posts.id::text AS "postId", posts.title, posts.state,
        post_locks.editing_session AS "editingSession",
        to_char(post_locks.since, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS since
      FROM post_locks
      JOIN posts ON posts.project_id = post_locks.project_id AND posts.id = post_locks.post_id
      WHERE post_locks.project_id = ${projectId} AND post_locks.user_id = ${userId}
        AND post_locks.editing_session <> '' AND ${LOCK_HOLDS}
      ORDER BY post_locks.since DESC LIMIT ${sql.lit(MOST)}
    ) AS held
  )`;
}

/** All editing sessions end with the sign-in, or when the account is closed. */
function isSignedIn(table: 'post_sessions' | 'post_locks'): RawBuilder<boolean> {
  return sql`EXISTS (
    SELECT FROM sessions
    JOIN users ON users.id = sessions.user_id AND users.cred_version = sessions.cred_version
      AND users.status = 'ENABLE' AND users.deleted_time IS NULL
    WHERE sessions.id = ${sql.ref(`${table}.session_id`)} AND sessions.ended_time IS NULL)`;
}
