import type { CountedScore } from '@toasoan/contract/features/contest-jury/counted-score.ts';
import type { JurorState } from '@toasoan/contract/features/contest-jury/jury-kinds.ts';
import type { ContestCategory } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { type RoundRow, stateOfRound } from './round-works-view.ts';

export interface RoundScore extends CountedScore {
  readonly category: ContestCategory;
  readonly isAnchor: boolean;
  readonly isRepeat: boolean;
}

/** Scores of active jurors: of the works in the round while it is open, of all that still have points afterwards. */
export async function scoresOfRound(
  db: Db,
  round: RoundRow,
  category?: ContestCategory,
): Promise<RoundScore[]> {
  const ofOne = category === undefined ? sql`` : sql`AND turn.category = ${category}`;
  const inRound =
    round.state === 'OPEN'
      ? sql`AND EXISTS (SELECT FROM submissions AS work WHERE work.project_id = turn.project_id
          AND work.id = turn.submission_id AND work.state = ${stateOfRound(round.key) ?? ''})`
      : sql``;
  const { rows } = await sql<Omit<RoundScore, 'points'> & { points: string }>`
    SELECT turn.juror_id::text AS "jurorId", turn.submission_id::text AS "workId", turn.category, turn.points,
      turn.is_anchor AS "isAnchor", turn.is_repeat AS "isRepeat"
    FROM jury_turns AS turn
    JOIN contest_jurors AS juror ON juror.project_id = turn.project_id AND juror.id = turn.juror_id
      AND juror.state = 'ACTIVE'
    WHERE turn.project_id = ${round.project_id} AND turn.round_id = ${round.id} AND turn.points IS NOT NULL
      ${ofOne} ${inRound}`.execute(db);
  return rows.map((row) => ({ ...row, points: Number(row.points) }));
}

export interface JurorTurns {
  readonly id: string;
  readonly name: string;
  readonly isChair: boolean;
  readonly state: JurorState;
  readonly version: number;
  /** Null for a juror without an account. */
  readonly userId: string | null;
  readonly done: number;
  readonly todo: number;
  readonly recused: number;
  readonly startTime: Date | null;
}

/** Everybody who has or had works in the round, removed ones last. */
export async function jurorTurns(db: Db, round: RoundRow): Promise<JurorTurns[]> {
  const { rows } = await sql<JurorTurns>`
    SELECT juror.id::text, juror.name, juror.is_chair AS "isChair", juror.state, juror.version,
      juror.user_id::text AS "userId",
      (count(*) FILTER (WHERE turn.state = 'DONE'))::int AS done,
      (count(*) FILTER (WHERE turn.state IN ('TODO', 'LATER') AND work.id IS NOT NULL))::int AS todo,
      (count(*) FILTER (WHERE turn.state IN ('RECUSED', 'ABSTAINED')))::int AS recused,
      min(turn.handled_time) FILTER (WHERE turn.state = 'DONE') AS "startTime"
    FROM contest_jurors AS juror
    LEFT JOIN jury_turns AS turn ON turn.project_id = juror.project_id AND turn.juror_id = juror.id
      AND turn.round_id = ${round.id}
    LEFT JOIN submissions AS work ON work.project_id = turn.project_id AND work.id = turn.submission_id
      AND work.state = ${stateOfRound(round.key) ?? ''}
    WHERE juror.project_id = ${round.project_id} AND juror.contest_id = ${round.contest_id}
      AND ${round.key} = ANY (juror.round_keys)
    GROUP BY juror.id ORDER BY juror.state, juror.id`.execute(db);
  return rows;
}
