import type { TurnState } from '@toasoan/contract/features/contest-jury/jury-kinds.ts';
import type { ContestCategory } from '@toasoan/contract/features/contests/contest-kinds.ts';
import type { SubmissionState } from '@toasoan/contract/features/submissions/submission-states.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { JurorRow } from './juror-store.ts';

export interface WorkForJuror {
  readonly id: string;
  readonly number: string;
  readonly category: ContestCategory;
  readonly state: SubmissionState;
  readonly isOwn: boolean;
  /** Its author is named by the number of one of their works. */
  readonly isConflict: boolean;
  /** First looks of the juror at the work that nobody has taken back. */
  readonly turns: readonly { readonly roundId: string; readonly state: TurnState }[];
  /** Rounds in which everybody looks at it. */
  readonly anchorIn: readonly string[];
}

/** A work of the juror's contest, with everything that decides whether the juror may get it. */
export async function findWorkForJuror(
  db: Db,
  projectId: string,
  { juror, id }: { readonly juror: JurorRow; readonly id: string },
): Promise<WorkForJuror | undefined> {
  const { rows } = await sql<WorkForJuror>`
    SELECT work.id::text, work.number, work.category, work.state,
      EXISTS (SELECT FROM users WHERE users.id = ${juror.user_id} AND users.email_key = entrant.email_key) AS "isOwn",
      EXISTS (
        SELECT FROM submissions AS named WHERE named.project_id = work.project_id
          AND named.contest_id = work.contest_id AND named.number = ANY (${juror.conflict_numbers}::text[])
          AND named.entrant_id = work.entrant_id) AS "isConflict",
      coalesce((
        SELECT jsonb_agg(jsonb_build_object('roundId', turn.round_id::text, 'state', turn.state))
        FROM jury_turns AS turn WHERE turn.project_id = work.project_id AND turn.submission_id = work.id
          AND turn.juror_id = ${juror.id} AND NOT turn.is_repeat AND turn.state <> 'DROPPED'), '[]') AS turns,
      ARRAY(
        SELECT DISTINCT turn.round_id::text FROM jury_turns AS turn WHERE turn.project_id = work.project_id
          AND turn.submission_id = work.id AND turn.is_anchor) AS "anchorIn"
    FROM submissions AS work
    JOIN entrants AS entrant ON entrant.project_id = work.project_id AND entrant.id = work.entrant_id
    WHERE work.project_id = ${projectId} AND work.contest_id = ${juror.contest_id} AND work.id = ${id}`.execute(
    db,
  );
  return rows[0];
}
