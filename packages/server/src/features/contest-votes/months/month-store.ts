import type {
  MonthPlace,
  MonthPrize,
  MonthWork,
} from '@toasoan/contract/features/contest-votes/month-ranking.ts';
import { voteWeights } from '@toasoan/contract/features/contest-votes/vote-points.ts';
import type { ContestCategory } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { GALLERY_STATES } from '@toasoan/contract/features/submissions/submission-states.ts';
import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { insertVersioned, type RowOf, updateVersioned } from '#server/core/db/versioned.ts';
import type { ContestRow } from '#server/features/contests/public.ts';

export type MonthRow = RowOf<'vote_months'>;

export type CountedWork = MonthWork & { readonly votes: number };

/**
 * What every work got in a month, as it stood at 24:00 of its last day: a vote that was taken back later still counts,
 * one that was struck does not.
 */
export async function countMonth(
  db: Db,
  { project_id, id, voting }: ContestRow,
  { month, end }: { readonly month: string; readonly end: Date },
): Promise<CountedWork[]> {
  const { like, share } = voteWeights(voting);
  const { rows } = await sql<{
    id: string;
    category: ContestCategory;
    number: string;
    points: string;
    votes: string;
    last: Date;
  }>`
    SELECT works.id, works.category, works.number, max(votes.time) AS last,
      count(*) FILTER (WHERE votes.kind = 'LIKE') AS votes,
      count(*) FILTER (WHERE votes.kind = 'LIKE') * ${like}::integer
        + count(*) FILTER (WHERE votes.kind = 'SHARE') * ${share}::integer AS points
    FROM contest_votes AS votes
    JOIN submissions AS works ON works.project_id = votes.project_id AND works.id = votes.submission_id
    WHERE votes.project_id = ${project_id} AND votes.contest_id = ${id} AND votes.month = ${month}
      AND (votes.state = 'VALID' OR (votes.state = 'BACK' AND votes.back_time >= ${end}))
      AND works.is_public_gallery AND works.state = ANY(${[...GALLERY_STATES]})
    GROUP BY works.id, works.category, works.number`.execute(db);
  return rows.map(({ points, votes, last, ...work }) => ({
    ...work,
    points: Number(points),
    votes: Number(votes),
    lastTime: last.getTime(),
  }));
}

/** The prizes of a month, in the order of the contest. */
export async function monthPrizes(db: Db, { project_id, id }: ContestRow): Promise<MonthPrize[]> {
  return await db
    .selectFrom('contest_prizes')
    .select(['id', 'category', 'quantity'])
    .where('project_id', '=', project_id)
    .where('contest_id', '=', id)
    .where('kind', '=', 'MONTHLY')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Winners of the months before this one, and of those that are announced already. */
export async function earlierWinners(
  db: Db,
  { project_id, id }: ContestRow,
  month: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('vote_month_places as places')
    .innerJoin('vote_months as months', (join) =>
      join.onRef('months.project_id', '=', 'places.project_id').onRef('months.id', '=', 'places.month_id'),
    )
    .select('places.submission_id')
    .where('months.project_id', '=', project_id)
    .where('months.contest_id', '=', id)
    .where('months.month', '<>', month)
    .where(({ eb, or }) => or([eb('months.month', '<', month), eb('months.state', '=', 'ANNOUNCED')]))
    .where('places.prize_id', 'is not', null)
    .execute();
  return new Set(rows.map(({ submission_id }) => submission_id));
}

/** Nobody else notes the month until the transaction ends. */
export async function holdMonth(
  db: Db,
  { project_id, id }: ContestRow,
  month: string,
): Promise<MonthRow | undefined> {
  return await db
    .selectFrom('vote_months')
    .selectAll()
    .where('project_id', '=', project_id)
    .where('contest_id', '=', id)
    .where('month', '=', month)
    .forUpdate()
    .executeTakeFirst();
}

/** The next month that is noted and not announced. */
export async function findLaterMonth(
  db: Db,
  { project_id, id }: ContestRow,
  month: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('vote_months')
    .select('month')
    .where('project_id', '=', project_id)
    .where('contest_id', '=', id)
    .where('month', '>', month)
    .where('state', '=', 'NOTED')
    .orderBy('month')
    .executeTakeFirst();
  return row?.month;
}

/** The contest's months are noted one after the other. */
export async function holdContestMonths(db: Db, { project_id, id }: ContestRow): Promise<void> {
  await sql`
    SELECT id FROM contests WHERE project_id = ${project_id} AND id = ${id} FOR NO KEY UPDATE`.execute(db);
}

export async function insertMonth(
  db: Db,
  { project_id, id }: ContestRow,
  values: { readonly month: string; readonly reason: string; readonly now: Date },
  by: Actor,
): Promise<MonthRow> {
  const { month, reason, now } = values;
  const row = { contest_id: id, month, reason, noted_time: now };
  return await insertVersioned(db, 'vote_months', project_id, row, by);
}

/** @throws VERSION_CONFLICT */
export async function changeMonth(
  db: Db,
  before: MonthRow,
  values: { readonly state?: 'ANNOUNCED'; readonly reason?: string; readonly noted_time?: Date },
  by: Actor,
): Promise<MonthRow> {
  return await updateVersioned(db, 'vote_months', before, values, by);
}

export async function replacePlaces(
  db: Db,
  { project_id, id }: MonthRow,
  places: readonly (MonthPlace & { readonly votes: number })[],
): Promise<void> {
  await db
    .deleteFrom('vote_month_places')
    .where('project_id', '=', project_id)
    .where('month_id', '=', id)
    .execute();
  if (places.length === 0) return;
  await db
    .insertInto('vote_month_places')
    .values(
      places.map((one) => ({
        project_id,
        month_id: id,
        submission_id: one.id,
        category: one.category,
        place: one.place,
        points: one.points,
        votes: one.votes,
        last_time: new Date(one.lastTime),
        is_out: one.isOut,
        prize_id: one.prizeId,
      })),
    )
    .execute();
}
