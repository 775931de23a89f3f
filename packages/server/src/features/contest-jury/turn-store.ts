import { randomInt } from 'node:crypto';
import type { Turn } from '@toasoan/contract/features/contest-jury/distribute-works.ts';
import { sql } from 'kysely';
import { auditOf } from '#server/core/audit/audit-log.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { type ChangeOf, createdBy, type RowOf, updateVersioned } from '#server/core/db/versioned.ts';
import type { RoundRow, RoundWork } from './round-works-view.ts';

export type TurnRow = RowOf<'jury_turns'>;

/** A row of the log is enough to compute the ranking again. */
export const auditScore = auditOf('juryScore', (row: TurnRow) => ({
  roundId: row.round_id,
  jurorId: row.juror_id,
  workId: row.submission_id,
  category: row.category,
  isRepeat: row.is_repeat,
  state: row.state,
  reason: row.reason,
  marks: row.marks,
  points: row.points === null ? null : Number(row.points),
  comment: row.comment,
}));

/** @throws VERSION_CONFLICT */
export async function changeTurn(
  db: Db,
  before: TurnRow,
  values: ChangeOf<'jury_turns'>,
  by: Actor,
): Promise<TurnRow> {
  return await updateVersioned(db, 'jury_turns', before, values, by);
}

interface NewTurns {
  readonly turns: readonly Turn[];
  readonly works: readonly RoundWork[];
  /** Second looks, for calibration. */
  readonly isRepeat?: boolean;
}

const MOST_AT_ONCE = 500;
const FIRST_LOOKS = 1_000_000_000;

/** Gives works to jurors; what was taken from a juror before comes back as it was. */
export async function insertTurns(
  db: Db,
  round: RoundRow,
  { turns, works, isRepeat = false }: NewTurns,
  by: Actor,
): Promise<void> {
  const workById = new Map(works.map((work) => [work.id, work]));
  const rowOf = ({ jurorId, workId }: Turn) => {
    const work = workById.get(workId);
    if (work === undefined) return [];
    const place = randomInt(FIRST_LOOKS) + (isRepeat ? FIRST_LOOKS : 0);
    return [
      {
        ...{ project_id: round.project_id, round_id: round.id, juror_id: jurorId, submission_id: workId },
        ...{ category: work.category, is_anchor: work.isAnchor ?? false, is_repeat: isRepeat, place },
        ...{ points: null, handled_time: null, ...createdBy(by) },
      },
    ];
  };
  for (let from = 0; from < turns.length; from += MOST_AT_ONCE) {
    const rows = turns.slice(from, from + MOST_AT_ONCE).flatMap(rowOf);
    if (rows.length === 0) continue;
    await db
      .insertInto('jury_turns')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['project_id', 'round_id', 'juror_id', 'submission_id', 'is_repeat'])
          .doUpdateSet({ state: 'TODO', version: sql`jury_turns.version + 1` })
          .where('jury_turns.state', '=', 'DROPPED'),
      )
      .execute();
  }
}

/** Takes turns that are not done from their jurors. @returns how many. */
export async function dropTurns(
  db: Db,
  round: RoundRow,
  { jurorId, ids }: { readonly jurorId?: string; readonly ids?: readonly string[] },
): Promise<number> {
  let turns = db
    .updateTable('jury_turns')
    .set({ state: 'DROPPED', version: sql`version + 1` })
    .where('project_id', '=', round.project_id)
    .where('round_id', '=', round.id)
    .where('state', 'in', ['TODO', 'LATER']);
  if (jurorId !== undefined) turns = turns.where('juror_id', '=', jurorId);
  if (ids !== undefined) turns = turns.where(sql<boolean>`id = ANY (${ids}::bigint[])`);
  const { numUpdatedRows } = await turns.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Scores of works that are no longer in the round, or of nobody's: they stay and stop counting. */
export async function scoresOfLeftWorks(db: Db, round: RoundRow, state: string): Promise<TurnRow[]> {
  return await db
    .selectFrom('jury_turns')
    .selectAll()
    .where('project_id', '=', round.project_id)
    .where('round_id', '=', round.id)
    .where('points', 'is not', null)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM submissions AS work WHERE work.project_id = jury_turns.project_id
        AND work.id = jury_turns.submission_id AND work.state = ${state})`,
    )
    .orderBy('id')
    .execute();
}
