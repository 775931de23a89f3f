import { createHash } from 'node:crypto';
import { hanoiMonth } from '@toasoan/contract/features/contest-votes/hanoi-month.ts';
import {
  emailStem,
  maskedEmail,
  nameStem,
} from '@toasoan/contract/features/contest-votes/patterns/name-stem.ts';
import type { VoteEvidence } from '@toasoan/contract/features/contest-votes/vote-evidence.ts';
import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { demoVoter, falseVoter } from './demo-voters.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Days over which the votes of a contest are spread. */
const SPREAD = 40;
const WHY = '18 email chỉ khác nhau số cuối, xác nhận trong cùng một giờ và chỉ bình chọn một tác phẩm.';

interface Seeding {
  readonly by: Actor;
  readonly now: Date;
}

interface Work {
  readonly id: string;
  readonly project_id: string;
  readonly contest_id: string;
  readonly vote_count: number;
  readonly vote_valid: number;
  readonly year: number;
}

/** Rows for the votes that the demo works have; the struck ones with the finding that struck them. */
export async function seedVotes(tx: Db, { by, now }: Seeding): Promise<void> {
  const works: Work[] = await tx
    .selectFrom('submissions')
    .innerJoin('contests', 'contests.id', 'submissions.contest_id')
    .select([
      'submissions.id',
      'submissions.project_id',
      'submissions.contest_id',
      'submissions.vote_count',
      'submissions.vote_valid',
      'contests.year',
    ])
    .where('submissions.vote_count', '>', 0)
    .orderBy('submissions.id')
    .execute();
  for (const [contestId, some] of Map.groupBy(works, ({ contest_id }) => contest_id)) {
    const [first] = some;
    if (first === undefined) continue;
    const most = Math.max(...some.map(({ vote_valid }) => vote_valid));
    const begin = first.year === 2026 ? now.getTime() - SPREAD * DAY : Date.UTC(first.year, 8, 4, 1);
    const voters = await insertVoters(tx, first, contestId, {
      people: Array.from({ length: most }, (_, at) => demoVoter(at)),
      verifiedAt: (at) => begin + (at % SPREAD) * DAY + (at % 13) * 47 * MINUTE,
    });
    for (const [index, work] of some.entries()) await insertVotes(tx, work, { voters, begin, index });
    for (const work of some.filter(({ vote_count, vote_valid }) => vote_count > vote_valid))
      await strike(tx, work, { by, begin: begin + 12 * DAY });
  }
}

interface People {
  readonly people: readonly { readonly name: string; readonly email: string }[];
  readonly verifiedAt: (at: number) => number;
}

const hashOf = (what: string) => createHash('sha256').update(`demo ${what}`).digest().subarray(0, 18);

async function insertVoters(
  tx: Db,
  { project_id }: Pick<Work, 'project_id'>,
  contestId: string,
  { people, verifiedAt }: People,
): Promise<{ id: string; time: number }[]> {
  if (people.length === 0) return [];
  const rows = await tx
    .insertInto('contest_voters')
    .values(
      people.map(({ name, email }, at) => {
        const key = foldVietnamese(email);
        return {
          project_id,
          contest_id: contestId,
          email_key: key,
          name,
          email_stem: emailStem(key),
          name_stem: nameStem(name),
          network_hash: hashOf(`network ${key}`),
          device_hash: hashOf(`device ${key}`),
          verified_time: new Date(verifiedAt(at)),
        };
      }),
    )
    .returning(['id', 'verified_time'])
    .execute();
  return rows.map(({ id, verified_time }) => ({ id, time: verified_time.getTime() }));
}

interface Votes {
  readonly voters: readonly { readonly id: string; readonly time: number }[];
  readonly begin: number;
  /** The work among those of its contest: voters vote for one after the other. */
  readonly index: number;
}

async function insertVotes(tx: Db, work: Work, { voters, index }: Votes): Promise<void> {
  const own = voters.slice(0, work.vote_valid);
  if (own.length === 0) return;
  await tx
    .insertInto('contest_votes')
    .values(own.map(({ id, time }) => voteOf(work, id, time + (index + 1) * 3 * MINUTE)))
    .execute();
}

function voteOf(work: Work, voterId: string, time: number, block = voterId) {
  return {
    project_id: work.project_id,
    contest_id: work.contest_id,
    submission_id: work.id,
    voter_id: voterId,
    kind: 'LIKE',
    time: new Date(time),
    month: hanoiMonth(time),
    network_hash: hashOf(`network of ${block}`),
    block_hash: hashOf(`block ${block}`),
    device_hash: hashOf(`device of ${voterId}`),
    finding_id: null,
    back_time: null,
  } as const;
}

/** Similar names within one hour, found and struck. */
async function strike(
  tx: Db,
  work: Work,
  { by, begin }: { readonly by: Actor; readonly begin: number },
): Promise<void> {
  const people = Array.from({ length: work.vote_count - work.vote_valid }, (_, at) => falseVoter(at));
  const verifiedAt = (at: number) => begin + at * 2 * MINUTE;
  const voters = await insertVoters(tx, work, work.contest_id, { people, verifiedAt });
  const [first, last] = [verifiedAt(0), verifiedAt(people.length - 1)];
  const votes = await tx
    .insertInto('contest_votes')
    .values(voters.map(({ id, time }) => voteOf(work, id, time + MINUTE, 'one')))
    .returning('id')
    .execute();
  const evidence: VoteEvidence = {
    votes: people.length,
    from: new Date(first).toISOString(),
    to: new Date(last).toISOString(),
    by: 'EMAIL',
    example: maskedEmail(people[0]?.email ?? ''),
  };
  const { id } = await tx
    .insertInto('vote_findings')
    .values({
      project_id: work.project_id,
      contest_id: work.contest_id,
      submission_id: work.id,
      pattern: 'SIMILAR_NAMES',
      evidence: JSON.stringify(evidence),
      vote_ids: votes.map((vote) => vote.id),
      state: 'STRUCK',
      reason: WHY,
      decided_by_id: by.userId,
      decided_by_name: by.displayName,
      decided_time: new Date(last + 2 * DAY),
      create_time: new Date(last + DAY),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('contest_votes')
    .set({ state: 'STRUCK', finding_id: id })
    .where('project_id', '=', work.project_id)
    .where(
      'id',
      'in',
      votes.map((vote) => vote.id),
    )
    .execute();
}
