import { hanoiMonth } from '@toasoan/contract/features/contest-votes/hanoi-month.ts';
import { emailStem, nameStem } from '@toasoan/contract/features/contest-votes/patterns/name-stem.ts';
import type { Insertable } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { Database } from '#server/core/db/database-tables.ts';
import { aNumber } from './a-number.ts';

interface VoterOptions {
  readonly email?: string;
  readonly name?: string;
  readonly verified?: Date;
}

/** Makes a verified e-mail. @returns its id. */
async function aVoter(
  db: Db,
  projectId: string,
  contestId: string,
  {
    email = `ban-doc-${aNumber()}@thu.example`,
    name = 'Lê Thị Mai',
    verified = new Date(),
  }: VoterOptions = {},
): Promise<string> {
  const { id } = await db
    .insertInto('contest_voters')
    .values({
      ...{ project_id: projectId, contest_id: contestId, email_key: email, name },
      ...{ email_stem: emailStem(email), name_stem: nameStem(name), verified_time: verified },
      ...{ network_hash: Buffer.from(email), device_hash: Buffer.from(email) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type VoteOptions = Partial<Insertable<Database['contest_votes']>> & {
  readonly work: string;
  readonly voter?: VoterOptions;
};

/** Makes a vote of a new voter; the columns of the work are not touched. @returns its id. */
export async function aVote(
  db: Db,
  projectId: string,
  contestId: string,
  { work, voter, ...columns }: VoteOptions,
): Promise<string> {
  const time = (columns.time as Date | undefined) ?? new Date();
  const voterId = columns.voter_id ?? (await aVoter(db, projectId, contestId, voter));
  const hash = Buffer.from(`of ${voterId}`);
  const { id } = await db
    .insertInto('contest_votes')
    .values({
      ...{
        project_id: projectId,
        contest_id: contestId,
        submission_id: work,
        voter_id: voterId,
        kind: 'LIKE',
      },
      ...{ time, month: hanoiMonth(time.getTime()), finding_id: null, back_time: null },
      ...{ network_hash: hash, block_hash: hash, device_hash: hash },
      ...columns,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Makes a proposal to strike votes. @returns its id. */
export async function aFinding(
  db: Db,
  projectId: string,
  contestId: string,
  { work, votes }: { readonly work: string; readonly votes: readonly string[] },
): Promise<string> {
  const now = new Date().toISOString();
  const { id } = await db
    .insertInto('vote_findings')
    .values({
      ...{ project_id: projectId, contest_id: contestId, submission_id: work, pattern: 'BURST' },
      evidence: JSON.stringify({ votes: votes.length, from: now, to: now }),
      ...{ vote_ids: [...votes], decided_by_id: null, decided_time: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
