import type { Candidate, OpenPrize } from '@toasoan/contract/features/contest-results/propose-awards.ts';
import type { ContestCategory } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { GALLERY_STATES } from '@toasoan/contract/features/submissions/submission-states.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { ContestRow } from '#server/features/contests/public.ts';
import type { PrizeRow } from './award-row.ts';

/** The prizes of a contest in their order, with how many of each are left. */
export async function openPrizes(
  db: Db,
  { project_id, id }: ContestRow,
  category?: ContestCategory,
): Promise<(OpenPrize & { readonly row: PrizeRow })[]> {
  let query = db
    .selectFrom('contest_prizes')
    .selectAll()
    .where('project_id', '=', project_id)
    .where('contest_id', '=', id)
    .orderBy('position');
  if (category !== undefined) query = query.where('category', '=', category);
  const rows = await query.execute();
  const given = await countGiven(db, project_id, id);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    category: row.category,
    left: row.quantity - (given.get(row.id) ?? 0),
    row,
  }));
}

async function countGiven(db: Db, projectId: string, contestId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('contest_awards')
    .select((columns) => ['prize_id', columns.fn.countAll<string>().as('given')])
    .where('project_id', '=', projectId)
    .where('contest_id', '=', contestId)
    .where('state', '<>', 'REVOKED')
    .groupBy('prize_id')
    .execute();
  return new Map(rows.map(({ prize_id, given }) => [prize_id, Number(given)]));
}

/** Works that may get a prize: those that wait, and those that readers have voted for most. */
export async function listCandidates(db: Db, contest: ContestRow): Promise<Candidate[]> {
  const { likeWeight, shareWeight, counts } = contest.voting;
  const shares = counts === 'LIKE_SHARE' ? shareWeight : 0;
  const { rows } = await sql<Candidate>`
    SELECT work.id::text, work.number, work.category, work.rank,
      work.state = 'AWARD_PROPOSED' AND NOT coalesce(award.of_jury, false) AS "isFinalist",
      (work.vote_valid * ${likeWeight}::int + work.share_count * ${shares}::int)::int AS audience,
      coalesce(award.prizes, '{}') AS has
    FROM submissions AS work
    LEFT JOIN LATERAL (
      SELECT array_agg(own.prize_id::text) AS prizes, bool_or(prize.kind = 'JURY') AS of_jury
      FROM contest_awards AS own
      JOIN contest_prizes AS prize ON prize.project_id = own.project_id AND prize.id = own.prize_id
      WHERE own.project_id = work.project_id AND own.submission_id = work.id AND own.state <> 'REVOKED') AS award
      ON true
    WHERE work.project_id = ${contest.project_id} AND work.contest_id = ${contest.id} AND NOT work.is_recalled
      AND work.state = ANY (${[...GALLERY_STATES]}) AND (work.state = 'AWARD_PROPOSED' OR work.vote_valid > 0)
    ORDER BY work.id`.execute(db);
  return rows;
}
