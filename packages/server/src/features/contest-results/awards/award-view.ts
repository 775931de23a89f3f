import type { Award, AwardBoard, PrizeStanding } from '@toasoan/contract/features/contest-results/award.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type ContestRow, getContest } from '#server/features/contests/public.ts';
import { namesHidden } from '#server/features/submissions/public.ts';
import { missingBeforeAnnounce } from './announce-needs.ts';
import { awardOf, type ShownAwardRow, type WorkOfAward, workOf } from './award-row.ts';
import { byPlace } from './exhibition-store.ts';

/** Works that wait beside the awards: the first of each category are enough to choose from. */
const MOST_WAITING = 200;
const MOST_EXHIBITED = 1_000;

/** @throws NOT_FOUND */
export async function getAwardBoard(
  db: Db,
  projectId: string,
  { contestId, isBlind }: { readonly contestId: string; readonly isBlind: boolean },
): Promise<AwardBoard> {
  const contest = await getContest(db, projectId, contestId);
  const awards = await shownAwards(db, projectId, { contestId });
  const waiting = await waitingWorks(db, contest);
  const exhibited = await exhibitedWorks(db, contest);
  const ids = [...awards.map(({ work }) => work), ...waiting, ...exhibited].map(({ work_id }) => work_id);
  const hide = await namesHidden(db, projectId, ids, isBlind);
  const hidden = <Work extends WorkOfAward>(work: Work): Work => ({
    ...work,
    title: hide(work.work_id, work.title),
  });
  return {
    contest: {
      id: contest.id,
      code: contest.code,
      state: contest.state,
      announceTime: contest.announce_time?.toISOString() ?? null,
      version: contest.version,
    },
    prizes: await listPrizes(db, contest, awards),
    awards: awards.map((row) => awardOf({ ...row, work: hidden(row.work) })),
    waiting: waiting.map((row) => workOf(hidden(row))),
    exhibited: exhibited.map((row) => ({
      ...workOf(hidden(row)),
      code: row.exhibition_code,
      version: row.version,
    })),
    missing: await missingBeforeAnnounce(db, contest),
    withoutUsage: awards.filter(({ state, work }) => state === 'AWARDED' && !work.usage_accepted).length,
  };
}

/** @throws NOT_FOUND */
export async function getShownAward(db: Db, projectId: string, id: string): Promise<Award> {
  const [row] = await shownAwards(db, projectId, { ids: [id] });
  if (row === undefined) throw new AppError('NOT_FOUND');
  return awardOf(row);
}

export async function listShownAwards(db: Db, projectId: string, ids: readonly string[]): Promise<Award[]> {
  return (await shownAwards(db, projectId, { ids })).map(awardOf);
}

interface Which {
  readonly contestId?: string;
  readonly ids?: readonly string[];
}

async function shownAwards(db: Db, projectId: string, { contestId, ids }: Which): Promise<ShownAwardRow[]> {
  let query = db
    .selectFrom('contest_awards')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('prize_id')
    .orderBy('month')
    .orderBy('id');
  if (contestId !== undefined) query = query.where('contest_id', '=', contestId);
  if (ids !== undefined) query = query.where('id', 'in', [...ids]);
  const rows = await query.execute();
  const works = await worksOf(
    db,
    projectId,
    sql`work.id = ANY (${rows.map(({ submission_id }) => submission_id)}::bigint[])`,
    rows.length,
  );
  const byId = new Map(works.map((work) => [work.work_id, work]));
  return rows.flatMap((row) => {
    const work = byId.get(row.submission_id);
    return work === undefined ? [] : [{ ...row, work, has_payee: work.has_payee }];
  });
}

/** In the order of the final round: those that nobody has proposed for a prize of the jury. */
async function waitingWorks(db: Db, { project_id, id }: ContestRow): Promise<WorkOfAward[]> {
  return await worksOf(
    db,
    project_id,
    sql`work.contest_id = ${id} AND work.state IN ('IN_FINAL', 'AWARD_PROPOSED') AND NOT EXISTS (
      SELECT FROM contest_awards AS award
      JOIN contest_prizes AS prize ON prize.project_id = award.project_id AND prize.id = award.prize_id
      WHERE award.project_id = work.project_id AND award.submission_id = work.id
        AND award.state <> 'REVOKED' AND prize.kind = 'JURY')`,
    MOST_WAITING,
  );
}

async function exhibitedWorks(db: Db, { project_id, id }: ContestRow) {
  const rows = await worksOf(
    db,
    project_id,
    sql`work.contest_id = ${id} AND work.is_exhibited`,
    MOST_EXHIBITED,
  );
  return rows.toSorted(byPlace);
}

interface FoundWork extends WorkOfAward {
  readonly has_payee: boolean;
  readonly exhibition_code: string;
  readonly exhibition_position: number | null;
  readonly version: number;
}

async function worksOf(db: Db, projectId: string, which: ReturnType<typeof sql>, most: number) {
  const { rows } = await sql<FoundWork>`
    SELECT work.id::text AS work_id, work.number, work.title, work.category, work.state, work.average, work.rank,
      work.vote_valid, work.is_recalled, work.usage_accepted, work.exhibition_code, work.exhibition_position, work.version, file.key AS cover_key,
      entrant.id_number_box IS NOT NULL OR entrant.bank_box IS NOT NULL AS has_payee
    FROM submissions AS work
    JOIN entrants AS entrant ON entrant.project_id = work.project_id AND entrant.id = work.entrant_id
    LEFT JOIN submission_files AS file ON file.project_id = work.project_id AND file.id = work.cover_file_id
      AND file.state = 'READY'
    WHERE work.project_id = ${projectId} AND ${which}
    ORDER BY work.category, work.state = 'AWARD_PROPOSED' DESC, work.rank NULLS LAST, work.id
    LIMIT ${most}`.execute(db);
  return rows;
}

async function listPrizes(
  db: Db,
  { project_id, id }: ContestRow,
  awards: readonly ShownAwardRow[],
): Promise<PrizeStanding[]> {
  const rows = await db
    .selectFrom('contest_prizes')
    .selectAll()
    .where('project_id', '=', project_id)
    .where('contest_id', '=', id)
    .orderBy('position')
    .execute();
  return rows.map((row) => {
    const own = awards.filter(({ prize_id }) => prize_id === row.id);
    return {
      id: row.id,
      category: row.category,
      name: row.name,
      nameEn: row.name_en,
      medal: row.medal,
      amount: Number(row.amount),
      quantity: row.quantity,
      kind: row.kind,
      proposed: own.filter(({ state }) => state === 'PROPOSED').length,
      awarded: own.filter(({ state }) => state === 'AWARDED').length,
    };
  });
}
