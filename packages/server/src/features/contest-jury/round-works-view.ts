import type { Turn, WorkToJudge } from '@toasoan/contract/features/contest-jury/distribute-works.ts';
import type { TurnState } from '@toasoan/contract/features/contest-jury/jury-kinds.ts';
import type { ContestCategory, RoundKey } from '@toasoan/contract/features/contests/contest-kinds.ts';
import type { SubmissionState } from '@toasoan/contract/features/submissions/submission-states.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { RowOf } from '#server/core/db/versioned.ts';

export type RoundRow = RowOf<'contest_rounds'>;

/** Works that are judged in a round have this state; other rounds are not judged by the jury. */
const STATES: Partial<Record<RoundKey, SubmissionState>> = { PRELIM: 'IN_PRELIM', FINAL: 'IN_FINAL' };
export const stateOfRound = (key: RoundKey): SubmissionState | undefined => STATES[key];

export interface RoundWork extends WorkToJudge {
  readonly category: ContestCategory;
}

/** The works that are in the round now. */
export async function worksOfRound(db: Db, round: RoundRow): Promise<RoundWork[]> {
  const state = stateOfRound(round.key);
  if (state === undefined) return [];
  const { rows } = await sql<{ id: string; category: ContestCategory; isAnchor: boolean }>`
    SELECT work.id::text, work.category, EXISTS (
      SELECT FROM jury_turns AS turn WHERE turn.project_id = work.project_id AND turn.submission_id = work.id
        AND turn.round_id = ${round.id} AND turn.is_anchor) AS "isAnchor"
    FROM submissions AS work
    WHERE work.project_id = ${round.project_id} AND work.contest_id = ${round.contest_id}
      AND work.state = ${state}
    ORDER BY work.id`.execute(db);
  return rows;
}

export interface HeldTurn extends Turn {
  readonly id: string;
  readonly state: TurnState;
  readonly isDone: boolean;
  readonly isAnchor: boolean;
}

/** First looks of active jurors, whatever became of them, at works that are in the round now. */
export async function turnsOfRound(db: Db, round: RoundRow): Promise<HeldTurn[]> {
  const { rows } = await sql<Omit<HeldTurn, 'isDone'>>`
    SELECT turn.id::text, turn.juror_id::text AS "jurorId", turn.submission_id::text AS "workId", turn.state,
      turn.is_anchor AS "isAnchor"
    FROM jury_turns AS turn
    JOIN contest_jurors AS juror ON juror.project_id = turn.project_id AND juror.id = turn.juror_id
      AND juror.state = 'ACTIVE'
    JOIN submissions AS work ON work.project_id = turn.project_id AND work.id = turn.submission_id
      AND work.state = ${stateOfRound(round.key) ?? ''}
    WHERE turn.project_id = ${round.project_id} AND turn.round_id = ${round.id} AND NOT turn.is_repeat
    ORDER BY turn.id`.execute(db);
  return rows.map((row) => ({ ...row, isDone: row.state === 'DONE' }));
}

/**
 * Works that jurors of the contest may not judge: their own, and those of everybody whose work is named as a conflict.
 */
export async function barredTurns(db: Db, round: RoundRow): Promise<Turn[]> {
  const { rows } = await sql<Turn>`
    WITH barred AS (
      SELECT juror.id AS juror_id, entrant.id AS entrant_id FROM contest_jurors AS juror
      LEFT JOIN users ON users.id = juror.user_id
      JOIN entrants AS entrant ON entrant.project_id = juror.project_id
        AND entrant.contest_id = juror.contest_id AND entrant.email_key = coalesce(juror.email_key, users.email_key)
      WHERE juror.project_id = ${round.project_id} AND juror.contest_id = ${round.contest_id}
      UNION
      SELECT juror.id, named.entrant_id FROM contest_jurors AS juror
      JOIN submissions AS named ON named.project_id = juror.project_id
        AND named.contest_id = juror.contest_id AND named.number = ANY (juror.conflict_numbers)
      WHERE juror.project_id = ${round.project_id} AND juror.contest_id = ${round.contest_id}
    )
    SELECT juror_id::text AS "jurorId", work.id::text AS "workId" FROM barred
    JOIN submissions AS work ON work.project_id = ${round.project_id} AND work.entrant_id = barred.entrant_id`.execute(
    db,
  );
  return rows;
}
