import { type RawBuilder, sql } from 'kysely';

/** Whether a row of `submissions` is before a juror, in whatever round. */
export function ofJuror(jurorId: string): RawBuilder<boolean> {
  return sql<boolean>`EXISTS (
    SELECT FROM jury_turns AS turn WHERE turn.project_id = submissions.project_id
      AND turn.submission_id = submissions.id AND turn.juror_id = ${jurorId} AND turn.state <> 'DROPPED')`;
}
