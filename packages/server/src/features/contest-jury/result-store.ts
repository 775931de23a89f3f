import type { RoundDecision } from '@toasoan/contract/features/contest-jury/jury-kinds.ts';
import { averageOf, type RankedWork } from '@toasoan/contract/features/contest-jury/rank-works.ts';
import type { ContestCategory } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { type Selectable, sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import type { RoundResultTable } from '#server/core/db/tables/contest-jury-tables.ts';
import type { RoundRow } from './round-works-view.ts';

export type ResultRow = Selectable<RoundResultTable>;

export interface RankedIn extends RankedWork {
  readonly category: ContestCategory;
}

const AT_ONCE = 1_000;
const textOf = (value: number | null): string | null => (value === null ? null : String(value));

/** Keeps the ranking of a round, and shows it on the works. */
export async function keepResults(db: Db, round: RoundRow, ranked: readonly RankedIn[]): Promise<void> {
  for (let from = 0; from < ranked.length; from += AT_ONCE) {
    const part = ranked.slice(from, from + AT_ONCE);
    await db
      .insertInto('round_results')
      .values(
        part.map((work) => ({
          project_id: round.project_id,
          round_id: round.id,
          submission_id: work.workId,
          category: work.category,
          score_count: work.count,
          mean: textOf(work.mean),
          trimmed: textOf(work.trimmed),
          normalised: textOf(work.normalised),
          spread: textOf(work.spread),
          is_outlier: work.isOutlier,
          rank: work.rank,
          decision: null,
          decided_by_id: null,
          applied_time: null,
        })),
      )
      .execute();
    await showOnWorks(db, round, part);
  }
}

/** A work shows the standing of its last round; its version stays, since nobody changed it. */
async function showOnWorks(db: Db, round: RoundRow, part: readonly RankedIn[]): Promise<void> {
  const averages = part.map((work) => textOf(averageOf(work, round.averaging)));
  await sql`
    UPDATE submissions SET average = of_work.average, rank = of_work.rank, spread = of_work.spread,
      round_key = ${round.key}
    FROM unnest(${part.map(({ workId }) => workId)}::bigint[], ${averages}::numeric[],
      ${part.map(({ rank }) => rank)}::int[], ${part.map(({ spread }) => textOf(spread))}::numeric[])
      AS of_work (id, average, rank, spread)
    WHERE submissions.project_id = ${round.project_id} AND submissions.id = of_work.id`.execute(db);
}

/** The kept ranking of a round, best first. */
export async function resultsOf(db: Db, round: RoundRow, category?: ContestCategory): Promise<ResultRow[]> {
  let rows = db
    .selectFrom('round_results')
    .selectAll()
    .where('project_id', '=', round.project_id)
    .where('round_id', '=', round.id);
  if (category !== undefined) rows = rows.where('category', '=', category);
  return await rows.orderBy('category').orderBy(sql`rank NULLS LAST`).orderBy('submission_id').execute();
}

interface Decided {
  /** Of works. */
  readonly ids: readonly string[];
  readonly decision: RoundDecision;
  readonly reason: string;
}

/** @returns how many were decided. */
export async function decideResults(
  db: Db,
  round: RoundRow,
  { ids, decision, reason }: Decided,
  by: Actor,
): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await db
    .updateTable('round_results')
    .set({
      decision,
      decide_reason: reason,
      decided_by_id: by.userId,
      decided_by_name: by.displayName,
    })
    .where('project_id', '=', round.project_id)
    .where('round_id', '=', round.id)
    .where(sql<boolean>`submission_id = ANY (${ids}::bigint[])`)
    .where('applied_time', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export async function markApplied(
  db: Db,
  round: RoundRow,
  rows: readonly ResultRow[],
  now: Date,
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await db
    .updateTable('round_results')
    .set({ applied_time: now })
    .where('project_id', '=', round.project_id)
    .where(sql<boolean>`id = ANY (${ids}::bigint[])`)
    .execute();
}
