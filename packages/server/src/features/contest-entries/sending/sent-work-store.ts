import type { Db } from '#server/core/db/database.ts';
import { insertVersioned, type ValuesOf } from '#server/core/db/versioned.ts';
import type { SubmissionRow } from '#server/features/submissions/public.ts';
import { READER } from './entrant-store.ts';

export async function getSentNumber(db: Db, projectId: string, id: string): Promise<string> {
  const { number } = await db
    .selectFrom('submissions')
    .select('number')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return number;
}

export async function insertWork(
  db: Db,
  projectId: string,
  values: ValuesOf<'submissions'>,
): Promise<SubmissionRow> {
  return await insertVersioned(db, 'submissions', projectId, values, READER);
}
