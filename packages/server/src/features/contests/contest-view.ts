import type {
  ContestDetail,
  ContestListQuery,
  ContestSummary,
} from '@toasoan/contract/features/contests/contest.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { getVersioned } from '#server/core/db/versioned.ts';
import { type ContestRow, contestDetailOf, summaryOf, type WorkCounts } from './contest-row.ts';

/** The newest first; with their numbers of works, in two statements. */
export async function listContests(
  db: Db,
  projectId: string,
  { state }: ContestListQuery,
): Promise<ContestSummary[]> {
  let filter = db.selectFrom('contests').selectAll().where('project_id', '=', projectId);
  if (state) filter = filter.where('state', 'in', state);
  const rows = await filter.orderBy('year', 'desc').orderBy('id').execute();
  const counts = await countWorks(db, projectId);
  return rows.map((row) => summaryOf(row, counts.get(row.id) ?? NO_WORKS));
}

const NO_WORKS: WorkCounts = { works: 0, waiting: 0 };

/** By the index of states: no row of a work is read. */
async function countWorks(db: Db, projectId: string, contestId?: string): Promise<Map<string, WorkCounts>> {
  const ofOne = contestId === undefined ? sql`` : sql`AND contest_id = ${contestId}`;
  const { rows } = await sql<{ contest_id: string; works: string; waiting: string }>`
    SELECT contest_id, count(*) FILTER (WHERE state <> 'WITHDRAWN') AS works,
      count(*) FILTER (WHERE state = 'SUBMITTED') AS waiting
    FROM submissions WHERE project_id = ${projectId} ${ofOne} GROUP BY contest_id`.execute(db);
  return new Map(
    rows.map((row) => [row.contest_id, { works: Number(row.works), waiting: Number(row.waiting) }]),
  );
}

/** @throws NOT_FOUND */
export async function getContest(db: Db, projectId: string, id: string): Promise<ContestRow> {
  return await getVersioned(db, 'contests', projectId, id);
}

/** @throws NOT_FOUND */
export async function getContestDetail(db: Db, projectId: string, id: string): Promise<ContestDetail> {
  const row = await getContest(db, projectId, id);
  const rounds = await db
    .selectFrom('contest_rounds')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('contest_id', '=', id)
    .orderBy('position')
    .execute();
  const prizes = await db
    .selectFrom('contest_prizes')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('contest_id', '=', id)
    .orderBy('position')
    .execute();
  const counts = (await countWorks(db, projectId, id)).get(id) ?? NO_WORKS;
  return contestDetailOf(row, { counts, rounds, prizes });
}
