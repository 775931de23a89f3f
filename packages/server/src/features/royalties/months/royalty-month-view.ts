import { isClosedMonth } from '@toasoan/contract/features/posts/royalty/month-states.ts';
import { periodAfter, periodOf } from '@toasoan/contract/features/posts/royalty/royalty-period.ts';
import { stepsFor } from '@toasoan/contract/features/royalties/month-steps.ts';
import type { RoyaltyMonth, RoyaltyMonthRow } from '@toasoan/contract/features/royalties/royalty-month.ts';
import { sql } from 'kysely';
import type { Caller } from '#server/core/auth/caller.ts';
import type { Db } from '#server/core/db/database.ts';
import { readBelowZero } from '../sheet/sheet-people-view.ts';
import { type SheetMonth, timesOf } from '../sheet/sheet-rows-view.ts';
import { sumsOf } from '../sheet/sheet-sums-view.ts';
import { findMonth, type MonthRow, nextOpenAfter } from './royalty-month-store.ts';

/** A month in its present state. */
export async function sheetMonth(db: Db, projectId: string, period: string): Promise<SheetMonth> {
  return { projectId, period, state: (await findMonth(db, projectId, period))?.state ?? 'OPEN' };
}

interface Asked {
  readonly period: string;
  readonly caller: Pick<Caller, 'userId' | 'role'>;
  readonly now: Date;
}

export async function readMonth(
  db: Db,
  projectId: string,
  { period, caller, now }: Asked,
): Promise<RoyaltyMonth> {
  const row = await findMonth(db, projectId, period);
  const month: SheetMonth = { projectId, period, state: row?.state ?? 'OPEN' };
  const below = await readBelowZero(db, month);
  return {
    ...fieldsOf(period, row),
    isOver: isOver(period, now),
    reason: row?.reason ?? '',
    steps: stepsFor({ state: month.state, submittedBy: row?.submitted_by_id ?? null }, caller),
    belowZero: below.map(({ person, name, amount }) => ({ person, name, amount })),
    late: isClosedMonth(month.state) ? await countLate(db, month) : 0,
    nextOpen: await nextOpenAfter(db, projectId, period),
    sums: await sumsOf(db, month),
  };
}

/** In Hà Nội its last day is over. */
export function isOver(period: string, now: Date): boolean {
  return periodOf(now.getTime()) > period;
}

function fieldsOf(period: string, row: MonthRow | undefined) {
  return {
    period,
    state: row?.state ?? 'OPEN',
    version: row?.version ?? 0,
    submitted: doneOf(row?.submitted_by_id, row?.submitted_by_name, row?.submitted_time),
    approved: doneOf(row?.approved_by_id, row?.approved_by_name, row?.approved_time),
    paid: doneOf(row?.paid_by_id, row?.paid_by_name, row?.paid_time),
  } as const;
}

function doneOf(userId: string | null = null, name = '', time: Date | null = null) {
  return time === null ? null : { by: { userId, name }, time: time.toISOString() };
}

/** Posts of a closed month that came later, such as imported ones, and that no month pays yet. */
async function countLate(db: Db, { projectId, period }: SheetMonth): Promise<number> {
  const { from, to } = timesOf(period);
  const { rows } = await sql<{ count: string }>`
    SELECT count(*) FROM posts
    WHERE project_id = ${projectId} AND ever_published AND published_time >= ${from} AND published_time < ${to}
      AND NOT EXISTS (SELECT FROM post_royalties WHERE post_royalties.project_id = posts.project_id
        AND post_royalties.post_id = posts.id)`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** Newest first: months backwards from the present one, and later ones that hold something. */
export async function listMonths(
  db: Db,
  projectId: string,
  { limit, now }: { readonly limit: number; readonly now: Date },
): Promise<RoyaltyMonthRow[]> {
  const present = periodOf(now.getTime());
  const { rows } = await sql<{ period: string }>`
    SELECT period FROM royalty_months WHERE project_id = ${projectId} AND period > ${present}
    UNION SELECT period FROM royalty_corrections WHERE project_id = ${projectId} AND period > ${present}
    UNION SELECT period FROM post_royalties WHERE project_id = ${projectId} AND period > ${present}
    ORDER BY period DESC`.execute(db);
  const periods = [
    ...rows.map(({ period }) => period),
    ...Array.from({ length: limit }, (_, back) => periodAfter(present, -back)),
  ];
  const known = await db
    .selectFrom('royalty_months')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('period', 'in', periods)
    .execute();
  return periods.map((period) => {
    const row = known.find((one) => one.period === period);
    const amount = row?.amount ?? null;
    return {
      ...fieldsOf(period, row),
      rows: row?.row_count ?? null,
      amount: amount === null ? null : Number(amount),
    };
  });
}
