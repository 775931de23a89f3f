import { GONE_SECONDS, LOCK_IDLE_SECONDS } from '@toasoan/contract/features/posts/lock/lock-rules.ts';
import { type RawBuilder, sql } from 'kysely';

const seconds = (count: number) => sql`make_interval(secs => ${sql.lit(count)})`;

/** With the sign-in, or when the account is closed, all its editing sessions end. */
function isSignedIn(table: 'post_sessions' | 'post_locks'): RawBuilder<boolean> {
  return sql`EXISTS (
    SELECT FROM sessions
    JOIN users ON users.id = sessions.user_id AND users.cred_version = sessions.cred_version
      AND users.status = 'ENABLE' AND users.deleted_time IS NULL
    WHERE sessions.id = ${sql.ref(`${table}.session_id`)} AND sessions.ended_time IS NULL)`;
}

/** A row of `post_sessions` whose page is open still, as far as is known. */
export const SESSION_LIVES: RawBuilder<boolean> = sql`(
  post_sessions.seen_time > now() - ${seconds(GONE_SECONDS)} AND ${isSignedIn('post_sessions')})`;

/** A row of `post_locks` that holds. */
export const LOCK_HOLDS: RawBuilder<boolean> = sql`(
  post_locks.seen_time > now() - ${seconds(GONE_SECONDS)}
  AND post_locks.typed_time > now() - ${seconds(LOCK_IDLE_SECONDS)}
  AND (post_locks.session_id IS NULL OR ${isSignedIn('post_locks')}))`;
