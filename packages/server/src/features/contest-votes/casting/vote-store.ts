import { hanoiMonth } from '@toasoan/contract/features/contest-votes/hanoi-month.ts';
import type { VoteKind, VoteState } from '@toasoan/contract/features/contest-votes/vote-kinds.ts';
import { GALLERY_STATES } from '@toasoan/contract/features/submissions/submission-states.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { VoteOrigin } from '../voters/vote-origin.ts';
import type { Voter } from '../voters/voter-store.ts';

export interface ShownWork {
  readonly id: string;
  readonly number: string;
  readonly vote_valid: number;
  readonly share_count: number;
}

/** A work that readers may vote for. */
export async function findShownWork(
  db: Db,
  projectId: string,
  contestId: string,
  number: string,
): Promise<ShownWork | undefined> {
  return await db
    .selectFrom('submissions')
    .select(['id', 'number', 'vote_valid', 'share_count'])
    .where('project_id', '=', projectId)
    .where('contest_id', '=', contestId)
    .where('number', '=', number)
    .where('is_public_gallery', '=', true)
    .where('state', 'in', [...GALLERY_STATES])
    .executeTakeFirst();
}

interface NewVote {
  readonly work: ShownWork;
  readonly kind: VoteKind;
  readonly now: Date;
  readonly origin: VoteOrigin;
}

/** True: it counts from now on. False: there was one already, valid or struck. */
export async function insertVote(
  db: Db,
  projectId: string,
  voter: Voter,
  { work, kind, now, origin }: NewVote,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO contest_votes (project_id, contest_id, submission_id, voter_id, kind, time, month,
      network_hash, block_hash, device_hash)
    VALUES (${projectId}, ${voter.contest_id}, ${work.id}, ${voter.id}, ${kind}, ${now},
      ${hanoiMonth(now.getTime())}, ${origin.network_hash}, ${origin.block_hash}, ${origin.device_hash})
    ON CONFLICT (project_id, submission_id, voter_id, kind) DO UPDATE SET state = 'VALID', back_time = NULL,
      time = excluded.time, month = excluded.month, network_hash = excluded.network_hash,
      block_hash = excluded.block_hash, device_hash = excluded.device_hash
    WHERE contest_votes.state = 'BACK'`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** True: it counts no more. */
export async function takeVoteBack(
  db: Db,
  projectId: string,
  voter: Voter,
  workId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contest_votes')
    .set({ state: 'BACK', back_time: now })
    .where('project_id', '=', projectId)
    .where('submission_id', '=', workId)
    .where('voter_id', '=', voter.id)
    .where('kind', '=', 'LIKE')
    .where('state', '=', 'VALID')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function findVoteState(
  db: Db,
  projectId: string,
  voter: Voter,
  { workId, kind }: { readonly workId: string; readonly kind: VoteKind },
): Promise<VoteState | undefined> {
  const row = await db
    .selectFrom('contest_votes')
    .select('state')
    .where('project_id', '=', projectId)
    .where('submission_id', '=', workId)
    .where('voter_id', '=', voter.id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.state;
}

export interface CountChange {
  readonly votes?: number;
  readonly valid?: number;
  readonly shares?: number;
}

/** The columns that lists and pages show. No new version: nobody edited the work. */
export async function changeCounts(
  db: Db,
  projectId: string,
  workId: string,
  { votes = 0, valid = 0, shares = 0 }: CountChange,
): Promise<{ readonly votes: number; readonly shares: number }> {
  const { rows } = await sql<{ votes: number; shares: number }>`
    UPDATE submissions SET vote_count = vote_count + ${votes}, vote_valid = vote_valid + ${valid},
      share_count = share_count + ${shares}
    WHERE project_id = ${projectId} AND id = ${workId}
    RETURNING vote_valid AS votes, share_count AS shares`.execute(db);
  return rows[0] ?? { votes: 0, shares: 0 };
}

/** What a voter did, by numbers of works. */
export async function listOwnVotes(db: Db, projectId: string, voter: Voter) {
  return await db
    .selectFrom('contest_votes')
    .innerJoin('submissions', (join) =>
      join
        .onRef('submissions.project_id', '=', 'contest_votes.project_id')
        .onRef('submissions.id', '=', 'contest_votes.submission_id'),
    )
    .select(['submissions.number', 'contest_votes.kind', 'contest_votes.state'])
    .where('contest_votes.project_id', '=', projectId)
    .where('contest_votes.voter_id', '=', voter.id)
    .where('contest_votes.state', '<>', 'BACK')
    .orderBy('contest_votes.id')
    .execute();
}
