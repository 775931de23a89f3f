import type { VoteMonth } from '@toasoan/contract/features/contest-votes/contest-votes.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { auditFieldsOf } from '#server/core/db/versioned.ts';
import { namesHidden } from '#server/features/submissions/public.ts';

/** Contests whose readers vote and that name winners of months. */
export async function contestsWithMonths(db: Db) {
  return await db
    .selectFrom('contests')
    .select(['project_id', 'id'])
    .where('vote_open_time', 'is not', null)
    .where('state', 'not in', ['DRAFT', 'ARCHIVED'])
    .where(sql<boolean>`(voting ->> 'monthly')::boolean AND (voting ->> 'enabled')::boolean`)
    .orderBy('id')
    .execute();
}

export async function isMonthNoted(
  db: Db,
  projectId: string,
  contestId: string,
  month: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('vote_months')
    .select('id')
    .where('project_id', '=', projectId)
    .where('contest_id', '=', contestId)
    .where('month', '=', month)
    .executeTakeFirst();
  return row !== undefined;
}

/** Places of one category that the console shows. */
const SHOWN_PLACES = 10;

/** The newest first; each with its winners and the first places of every category. */
export async function listMonths(
  db: Db,
  projectId: string,
  { contestId, isBlind }: { readonly contestId: string; readonly isBlind: boolean },
): Promise<VoteMonth[]> {
  const months = await db
    .selectFrom('vote_months')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('contest_id', '=', contestId)
    .orderBy('month', 'desc')
    .execute();
  if (months.length === 0) return [];
  const places = await db
    .selectFrom('vote_month_places as places')
    .innerJoin('submissions as works', (join) =>
      join.onRef('works.project_id', '=', 'places.project_id').onRef('works.id', '=', 'places.submission_id'),
    )
    .leftJoin('contest_prizes as prizes', (join) =>
      join.onRef('prizes.project_id', '=', 'places.project_id').onRef('prizes.id', '=', 'places.prize_id'),
    )
    .selectAll('places')
    .select(['works.number', 'works.title', 'prizes.name', 'prizes.name_en'])
    .where('places.project_id', '=', projectId)
    .where(
      'places.month_id',
      'in',
      months.map(({ id }) => id),
    )
    .where(({ eb, or }) =>
      or([eb('places.place', '<=', SHOWN_PLACES), eb('places.prize_id', 'is not', null)]),
    )
    .orderBy('places.category')
    .orderBy('places.place')
    .execute();
  const ids = places.map(({ submission_id }) => submission_id);
  const hide = await namesHidden(db, projectId, ids, isBlind);
  const byMonth = Map.groupBy(places, ({ month_id }) => month_id);
  return months.map((row) => ({
    id: row.id,
    month: row.month,
    state: row.state,
    notedTime: row.noted_time.toISOString(),
    reason: row.reason,
    places: (byMonth.get(row.id) ?? []).map((place) => ({
      submission: {
        id: place.submission_id,
        number: place.number,
        title: hide(place.submission_id, place.title),
      },
      category: place.category,
      place: place.place,
      points: place.points,
      votes: place.votes,
      lastTime: place.last_time.toISOString(),
      isOut: place.is_out,
      prize: place.name === null ? null : { vi: place.name, en: place.name_en || place.name },
    })),
    ...auditFieldsOf(row),
  }));
}
