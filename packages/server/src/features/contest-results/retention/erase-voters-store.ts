import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { isKeptTimeOver } from './kept-time-view.ts';

interface ErasedVoter {
  readonly id: string;
  readonly contest_id: string;
  readonly email_key: string;
}

/** Voters of contests whose time to keep is over. */
export async function listDueVoters(db: Db, now: Date, most: number) {
  const { rows } = await sql<{ project_id: string; id: string }>`
    SELECT voter.project_id::text, voter.id::text FROM contests
    JOIN contest_voters AS voter ON voter.project_id = contests.project_id AND voter.contest_id = contests.id
      AND voter.erased_time IS NULL
    WHERE ${isKeptTimeOver(now)}
    ORDER BY voter.project_id, voter.contest_id, voter.id LIMIT ${most}`.execute(db);
  return rows;
}

/**
 * Empties everything that says who voted. Votes, strikes and their patterns stay: whoever counts again gets the same.
 * @returns whom it erased.
 */
export async function eraseVoters(
  db: Db,
  projectId: string,
  ids: readonly string[],
  now: Date,
): Promise<ErasedVoter[]> {
  const { rows } = await sql<ErasedVoter>`
    WITH due AS (
      SELECT id, email_key FROM contest_voters
      WHERE project_id = ${projectId} AND id = ANY (${[...ids]}::bigint[]) AND erased_time IS NULL
      ORDER BY id FOR UPDATE)
    UPDATE contest_voters SET erased_time = ${now}, email_key = 'erased-' || contest_voters.id, name = '',
      email_stem = '', name_stem = '', network_hash = '', device_hash = ''
    FROM due WHERE contest_voters.project_id = ${projectId} AND contest_voters.id = due.id
    RETURNING contest_voters.id::text, contest_voters.contest_id::text, due.email_key`.execute(db);
  return rows;
}

/** What the erased left elsewhere: open browsers, codes, where their votes came from, examples in the evidence. */
export async function eraseFromVotes(
  db: Db,
  projectId: string,
  erased: readonly ErasedVoter[],
): Promise<void> {
  const ids = erased.map(({ id }) => id);
  await sql`
    DELETE FROM voter_sessions
    WHERE project_id = ${projectId} AND voter_id = ANY (${ids}::bigint[])`.execute(db);
  await sql`
    DELETE FROM entry_codes AS code USING unnest(${erased.map(({ contest_id }) => contest_id)}::bigint[],
      ${erased.map(({ email_key }) => email_key)}::text[]) AS voter (contest_id, email_key)
    WHERE code.project_id = ${projectId} AND code.contest_id = voter.contest_id
      AND code.email_key = voter.email_key AND code.purpose = 'VOTE'`.execute(db);
  await sql`
    UPDATE vote_findings AS finding SET evidence = evidence - 'example' - 'block'
    FROM contest_votes AS vote
    WHERE finding.project_id = ${projectId} AND finding.evidence ?| ARRAY['example', 'block']
      AND vote.project_id = finding.project_id AND vote.submission_id = finding.submission_id
      AND vote.id = ANY (finding.vote_ids) AND vote.voter_id = ANY (${ids}::bigint[])`.execute(db);
  await sql`
    UPDATE contest_votes SET network_hash = '', block_hash = '', device_hash = ''
    WHERE project_id = ${projectId} AND voter_id = ANY (${ids}::bigint[])`.execute(db);
}
