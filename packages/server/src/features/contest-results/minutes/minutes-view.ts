import type { RoundDecision } from '@toasoan/contract/features/contest-jury/jury-kinds.ts';
import type { ContestCategory } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { getVersioned, type RowOf } from '#server/core/db/versioned.ts';

export type RoundRow = RowOf<'contest_rounds'>;

export interface MinutesWork {
  readonly number: string;
  readonly title: string;
  readonly category: ContestCategory;
  readonly score_count: number;
  readonly mean: string | null;
  readonly trimmed: string | null;
  readonly normalised: string | null;
  readonly spread: string | null;
  readonly is_outlier: boolean;
  readonly rank: number | null;
  readonly decision: RoundDecision | null;
  readonly decide_reason: string;
  readonly decided_by_name: string;
}

export interface MinutesJuror {
  readonly name: string;
  readonly title: string;
  readonly is_chair: boolean;
  readonly state: 'ACTIVE' | 'REMOVED';
  readonly reason: string;
  readonly done: string;
}

export interface Minutes {
  readonly round: RoundRow;
  readonly works: readonly MinutesWork[];
  readonly jurors: readonly MinutesJuror[];
}

/** @throws NOT_FOUND */
export async function getRound(db: Db, projectId: string, id: string): Promise<RoundRow> {
  return await getVersioned(db, 'contest_rounds', projectId, id);
}

/** A round as it was kept: no name of an author is in it. */
export async function readMinutes(db: Db, round: RoundRow): Promise<Minutes> {
  const { project_id, contest_id, id, key } = round;
  const { rows: works } = await sql<MinutesWork>`
    SELECT work.number, work.title, result.category, result.score_count, result.mean, result.trimmed,
      result.normalised, result.spread, result.is_outlier, result.rank, result.decision, result.decide_reason,
      result.decided_by_name
    FROM round_results AS result
    JOIN submissions AS work ON work.project_id = result.project_id AND work.id = result.submission_id
    WHERE result.project_id = ${project_id} AND result.round_id = ${id}
    ORDER BY result.category, result.rank NULLS LAST, work.number`.execute(db);
  const { rows: jurors } = await sql<MinutesJuror>`
    SELECT juror.name, juror.title, juror.is_chair, juror.state, juror.reason,
      (SELECT count(*) FROM jury_turns AS turn WHERE turn.project_id = juror.project_id
        AND turn.juror_id = juror.id AND turn.round_id = ${id} AND turn.state = 'DONE' AND NOT turn.is_repeat) AS done
    FROM contest_jurors AS juror
    WHERE juror.project_id = ${project_id} AND juror.contest_id = ${contest_id} AND ${key} = ANY (juror.round_keys)
    ORDER BY juror.state, juror.is_chair DESC, juror.id`.execute(db);
  return { round, works, jurors };
}
