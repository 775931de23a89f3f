import type { Db } from '#server/core/db/database.ts';
import type { SubmissionRow } from '../submission-row.ts';

/** What the guardian of a work's author signed. */
export async function findGuardianPaper(
  db: Db,
  { project_id, entrant_id }: Pick<SubmissionRow, 'project_id' | 'entrant_id'>,
) {
  return await db
    .selectFrom('guardian_papers')
    .select(['key', 'mime', 'bytes', 'create_time'])
    .where('project_id', '=', project_id)
    .where('entrant_id', '=', entrant_id)
    .executeTakeFirst();
}
