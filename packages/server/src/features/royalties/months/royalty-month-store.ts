import type { MonthState } from '@toasoan/contract/features/posts/royalty/month-states.ts';
import { periodAfter } from '@toasoan/contract/features/posts/royalty/royalty-period.ts';
import { type Selectable, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { RoyaltyMonthTable } from '#server/core/db/tables/royalty-tables.ts';

export type MonthRow = Selectable<RoyaltyMonthTable>;

const lock = (projectId: string) => sql`hashtext('royalty'), hashtext(${projectId})`;

/** Months and norms stay as they are until the transaction ends; others may write royalties too. */
export async function holdBook(db: Db, projectId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock_shared(${lock(projectId)})`.execute(db);
}

/** Nobody else writes a royalty of the project until the transaction ends. */
export async function holdBookAlone(db: Db, projectId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${lock(projectId)})`.execute(db);
}

export async function findMonth(db: Db, projectId: string, period: string): Promise<MonthRow | undefined> {
  return await db
    .selectFrom('royalty_months')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('period', '=', period)
    .executeTakeFirst();
}

/** In order. */
export async function closedPeriods(db: Db, projectId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('royalty_months')
    .select('period')
    .where('project_id', '=', projectId)
    .where('state', '<>', 'OPEN')
    .orderBy('period')
    .execute();
  return rows.map(({ period }) => period);
}

/** The first month after another one that still takes changes. */
export async function nextOpenAfter(db: Db, projectId: string, period: string): Promise<string> {
  const closed = new Set(await closedPeriods(db, projectId));
  let next = periodAfter(period);
  while (closed.has(next)) next = periodAfter(next);
  return next;
}

type MonthChange = Partial<Omit<MonthRow, 'project_id' | 'period' | 'version' | 'amount'>> & {
  readonly state: MonthState;
  readonly amount?: number | null;
};

/** The next version of a month; the first one makes its row. */
export async function writeMonth(
  db: Db,
  projectId: string,
  period: string,
  change: MonthChange,
): Promise<void> {
  const plain = { submitted_by_id: null, submitted_time: null, approved_by_id: null, approved_time: null };
  await db
    .insertInto('royalty_months')
    .values({
      ...plain,
      paid_by_id: null,
      paid_time: null,
      row_count: null,
      amount: null,
      ...change,
      project_id: projectId,
      period,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['project_id', 'period'])
        .doUpdateSet({ ...change, version: sql<number>`royalty_months.version + 1` }),
    )
    .execute();
}

/** From now on its rows stay as they are, whatever becomes of their posts. */
export async function closeRows(
  db: Db,
  projectId: string,
  { period, from, to }: { readonly period: string; readonly from: Date; readonly to: Date },
): Promise<void> {
  await sql`
    UPDATE post_royalties AS royalties SET period = ${period}, title = posts.title,
      published_time = posts.published_time, living_post_id = NULL
    FROM posts
    WHERE posts.project_id = royalties.project_id AND posts.id = royalties.living_post_id
      AND royalties.project_id = ${projectId} AND posts.published_time IS NOT NULL
      AND (royalties.period = ${period} OR royalties.period IS NULL
        AND posts.published_time >= ${from} AND posts.published_time < ${to})`.execute(db);
  // Posts that were planned for it and are not published: the month of their publication pays them.
  await sql`
    UPDATE post_royalties SET period = NULL
    WHERE project_id = ${projectId} AND period = ${period} AND living_post_id IS NOT NULL`.execute(db);
}

/** They follow their posts again; those of posts that are gone stay as they are. */
export async function openRows(db: Db, projectId: string, period: string): Promise<void> {
  await sql`
    UPDATE post_royalties AS royalties SET living_post_id = royalties.post_id
    FROM posts
    WHERE posts.project_id = royalties.project_id AND posts.id = royalties.post_id
      AND royalties.project_id = ${projectId} AND royalties.period = ${period}`.execute(db);
}

export async function payRows(db: Db, projectId: string, period: string): Promise<void> {
  await sql`
    UPDATE post_royalties SET pay_state = 'PAID', version = version + 1
    WHERE project_id = ${projectId} AND period = ${period} AND pay_state = 'APPROVED'`.execute(db);
  await sql`
    UPDATE royalty_corrections SET pay_state = 'PAID', version = version + 1
    WHERE project_id = ${projectId} AND period = ${period} AND pay_state = 'APPROVED'`.execute(db);
}

/** Corrections of its posts in later months. */
export async function countCorrectionsOf(db: Db, projectId: string, period: string): Promise<number> {
  const { count } = await db
    .selectFrom('royalty_corrections')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('project_id', '=', projectId)
    .where('from_period', '=', period)
    .executeTakeFirstOrThrow();
  return Number(count);
}
