import type { VotePattern } from '@toasoan/contract/features/contest-votes/vote-kinds.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

const ZONE = 'Asia/Ho_Chi_Minh';

interface Contest {
  readonly project_id: string;
  readonly id: string;
}

export interface BlockVotes {
  readonly submission_id: string;
  readonly ids: string[];
  readonly block: string;
  readonly of_block: string;
  readonly first: Date;
  readonly last: Date;
}

/** Votes of a block of addresses beyond those that the contest takes of one in a day, by work; the first ones stay. */
export async function votesOverBlock(db: Db, contest: Contest, allowed: number): Promise<BlockVotes[]> {
  const { rows } = await sql<BlockVotes>`
    SELECT submission_id, array_agg(id ORDER BY id) AS ids, encode(block_hash, 'hex') AS block,
      max(of_block) AS of_block, min(time) AS first, max(time) AS last
    FROM (
      SELECT id, submission_id, block_hash, time, (time AT TIME ZONE ${ZONE})::date AS day,
        row_number() OVER same AS position,
        count(*) OVER (PARTITION BY block_hash, (time AT TIME ZONE ${ZONE})::date) AS of_block
      FROM contest_votes
      WHERE project_id = ${contest.project_id} AND contest_id = ${contest.id} AND kind = 'LIKE' AND state = 'VALID'
        AND block_hash <> ''
      WINDOW same AS (PARTITION BY block_hash, (time AT TIME ZONE ${ZONE})::date ORDER BY time, id)
    ) AS counted
    WHERE position > ${allowed}
    GROUP BY submission_id, block_hash, day
    ORDER BY submission_id, min(time)`.execute(db);
  return rows;
}

export interface YoungVotes {
  readonly submission_id: string;
  readonly ids: string[];
  readonly first: Date;
  readonly last: Date;
}

/** Votes that came before their e-mail had been verified for so many hours. */
export async function votesOfYoung(db: Db, contest: Contest, hours: number): Promise<YoungVotes[]> {
  const { rows } = await sql<YoungVotes>`
    SELECT votes.submission_id, array_agg(votes.id ORDER BY votes.id) AS ids,
      min(votes.time) AS first, max(votes.time) AS last
    FROM contest_votes AS votes
    JOIN contest_voters AS voters ON voters.project_id = votes.project_id AND voters.id = votes.voter_id
    WHERE votes.project_id = ${contest.project_id} AND votes.contest_id = ${contest.id}
      AND votes.kind = 'LIKE' AND votes.state = 'VALID' AND voters.erased_time IS NULL
      AND votes.time < voters.verified_time + make_interval(hours => ${hours})
    GROUP BY votes.submission_id ORDER BY votes.submission_id`.execute(db);
  return rows;
}

/** Works with as many votes as the smallest group that a pattern names. */
export async function worksWithVotes(db: Db, contest: Contest, least: number): Promise<string[]> {
  const rows = await db
    .selectFrom('submissions')
    .select('id')
    .where('project_id', '=', contest.project_id)
    .where('contest_id', '=', contest.id)
    .where('vote_valid', '>=', least)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export interface VoterOfWork {
  /** Of the vote. */
  readonly id: string;
  readonly email_key: string;
  readonly name: string;
  readonly email_stem: string;
  readonly name_stem: string;
  readonly verified_time: Date;
  /** The voter has no other vote in the contest. */
  readonly is_only: boolean;
}

/** Whoever voted for a work, in the order in which they were verified; those who were erased show no pattern. */
export async function votersOfWork(db: Db, contest: Contest, workId: string): Promise<VoterOfWork[]> {
  const { rows } = await sql<VoterOfWork>`
    SELECT votes.id, voters.email_key, voters.name, voters.email_stem, voters.name_stem, voters.verified_time,
      NOT EXISTS (
        SELECT 1 FROM contest_votes AS other WHERE other.project_id = votes.project_id
          AND other.voter_id = votes.voter_id AND other.submission_id <> votes.submission_id
          AND other.kind = 'LIKE' AND other.state = 'VALID'
      ) AS is_only
    FROM contest_votes AS votes
    JOIN contest_voters AS voters ON voters.project_id = votes.project_id AND voters.id = votes.voter_id
    WHERE votes.project_id = ${contest.project_id} AND votes.submission_id = ${workId}
      AND votes.kind = 'LIKE' AND votes.state = 'VALID' AND voters.erased_time IS NULL
    ORDER BY voters.verified_time, votes.id`.execute(db);
  return rows;
}

/** Votes that somebody decided to keep under a pattern: it does not propose them again. */
export async function votesKept(db: Db, contest: Contest): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ pattern: VotePattern; id: string }>`
    SELECT pattern, unnest(vote_ids) AS id FROM vote_findings
    WHERE project_id = ${contest.project_id} AND contest_id = ${contest.id}
      AND state IN ('DISMISSED', 'UNDONE')`.execute(db);
  return new Set(rows.map(({ pattern, id }) => `${pattern} ${id}`));
}
