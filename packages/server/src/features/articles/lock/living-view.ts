import { GONE_SECONDS, LOCK_IDLE_SECONDS } from '@toasoan/contract/features/articles/lock/presence.ts';
import { type RawBuilder, sql } from 'kysely';

const seconds = (count: number) => sql`make_interval(secs => ${sql.lit(count)})`;

/** A row of sessions, named `row` in the statement, whose page is still open, as far as known. */
export function sessionLives(row: string): RawBuilder<boolean> {
  return sql`(
    ${sql.ref(`${row}.seen_time`)} > now() - ${seconds(GONE_SECONDS)} AND ${isSignedIn(row)})`;
}

/** A row of locks, named `row` in the statement, that is still valid. */
export function lockHolds(row: string): RawBuilder<boolean> {
  return sql`(
    ${sql.ref(`${row}.seen_time`)} > now() - ${seconds(GONE_SECONDS)}
    AND ${sql.ref(`${row}.typed_time`)} > now() - ${seconds(LOCK_IDLE_SECONDS)}
    AND (${sql.ref(`${row}.session_id`)} IS NULL OR ${isSignedIn(row)}))`;
}

/** All editing sessions end with the sign-in, or when the account is closed. */
function isSignedIn(row: string): RawBuilder<boolean> {
  return sql`EXISTS (
    SELECT FROM sessions
    JOIN users ON users.id = sessions.user_id AND users.cred_version = sessions.cred_version
      AND users.status = 'ENABLE' AND users.deleted_time IS NULL
    WHERE sessions.id = ${sql.ref(`${row}.session_id`)} AND sessions.ended_time IS NULL)`;
}
