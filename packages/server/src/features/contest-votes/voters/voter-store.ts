import { emailStem, nameStem } from '@toasoan/contract/features/contest-votes/patterns/name-stem.ts';
import { sql } from 'kysely';
import { hashToken } from '#server/core/auth/token.ts';
import type { Db } from '#server/core/db/database.ts';
import type { VoteOrigin } from './vote-origin.ts';

export interface Voter {
  readonly id: string;
  readonly contest_id: string;
}

interface NewVoter {
  readonly contestId: string;
  readonly emailKey: string;
  readonly name: string;
  readonly now: Date;
  readonly origin: VoteOrigin;
}

/** One row for each contest and e-mail. Whoever verifies again keeps the time and the name of the first time. */
export async function keepVoter(db: Db, projectId: string, voter: NewVoter): Promise<string> {
  const { contestId, emailKey, name, now, origin } = voter;
  const { rows } = await sql<{ id: string }>`
    INSERT INTO contest_voters
      (project_id, contest_id, email_key, name, email_stem, name_stem, network_hash, device_hash, verified_time)
    VALUES (${projectId}, ${contestId}, ${emailKey}, ${name}, ${emailStem(emailKey)}, ${nameStem(name)},
      ${origin.network_hash}, ${origin.device_hash}, ${now})
    ON CONFLICT (project_id, contest_id, email_key) DO UPDATE SET email_key = excluded.email_key
    RETURNING id`.execute(db);
  return rows[0]?.id ?? '';
}

interface NewSession {
  readonly voterId: string;
  readonly token: string;
  readonly expireTime: Date;
}

/** Only a hash of the secret is stored. */
export async function insertVoterSession(
  db: Db,
  projectId: string,
  { voterId, token, expireTime }: NewSession,
): Promise<void> {
  await db
    .insertInto('voter_sessions')
    .values({
      project_id: projectId,
      voter_id: voterId,
      token_hash: hashToken(token),
      expire_time: expireTime,
    })
    .execute();
}

/** Undefined: unknown, over, or of another project. */
export async function findVoter(
  db: Db,
  projectId: string,
  token: string,
  now: Date,
): Promise<Voter | undefined> {
  return await db
    .selectFrom('voter_sessions')
    .innerJoin('contest_voters', (join) =>
      join
        .onRef('contest_voters.project_id', '=', 'voter_sessions.project_id')
        .onRef('contest_voters.id', '=', 'voter_sessions.voter_id'),
    )
    .select(['contest_voters.id', 'contest_voters.contest_id'])
    .where('voter_sessions.project_id', '=', projectId)
    .where('voter_sessions.token_hash', '=', hashToken(token))
    .where('voter_sessions.expire_time', '>', now)
    .executeTakeFirst();
}

/** Drops secrets that are over. */
export async function forgetVoterSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('voter_sessions').where('expire_time', '<', now).execute();
}
