import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { MonthRow } from './month-store.ts';

type Which = { readonly id: string } | { readonly contestId: string; readonly month: string };

/** A month that was noted, with its version; undefined: it is not closed. */
export async function findMonth(db: Db, projectId: string, which: Which): Promise<MonthRow | undefined> {
  let months = db.selectFrom('vote_months').selectAll().where('project_id', '=', projectId);
  if ('id' in which) months = months.where('id', '=', which.id);
  else months = months.where('contest_id', '=', which.contestId).where('month', '=', which.month);
  return await months.executeTakeFirst();
}

export interface MonthWinner {
  readonly submissionId: string;
  readonly prizeId: string;
}

/** Who won which prize of a month, the first places first. @throws NOT_FOUND for a month that is not noted */
export async function winnersOfMonth(
  db: Db,
  month: Pick<MonthRow, 'project_id' | 'id'> | undefined,
): Promise<MonthWinner[]> {
  if (month === undefined) throw new AppError('NOT_FOUND');
  const rows = await db
    .selectFrom('vote_month_places')
    .select(['submission_id as submissionId', 'prize_id as prizeId'])
    .where('project_id', '=', month.project_id)
    .where('month_id', '=', month.id)
    .where('prize_id', 'is not', null)
    .orderBy('category')
    .orderBy('place')
    .execute();
  return rows.flatMap(({ submissionId, prizeId }) => (prizeId === null ? [] : [{ submissionId, prizeId }]));
}
