import type { Db } from '#server/core/db/database.ts';
import { ImportProblem } from './import-problem.ts';

/** @throws ImportProblem when there is no such project */
export async function checkProjectExists(db: Db, projectId: string): Promise<void> {
  const row = await db.selectFrom('projects').select('id').where('id', '=', projectId).executeTakeFirst();
  if (row === undefined) throw new ImportProblem(`Không có dự án ${projectId}.`);
}
