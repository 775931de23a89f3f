import { type Kysely, sql } from 'kysely';

/** An administrator ends all sessions of an account, and nothing else about it changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE sessions
      DROP CONSTRAINT sessions_end_reason_check,
      ADD CONSTRAINT sessions_end_reason_check CHECK (end_reason IN ('signed-out', 'second-step-passed',
        'ended-elsewhere', 'ended-by-admin', 'too-many-sessions', 'password-changed', 'second-factor-changed',
        'account-changed'))`.execute(db);
}
