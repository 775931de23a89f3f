import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { ImportProblem } from '../import-problem.ts';

/**
 * Runs `work` as the only import or undo of the project. The lock belongs to a connection, so it ends with the
 * process, however that ends. @throws ImportProblem while another one is running
 */
export async function asOnlyImport<Result>(
  db: Db,
  projectId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ is_free: boolean }>`
      SELECT pg_try_advisory_lock(hashtext('imports'), hashtext(${projectId})) AS is_free`.execute(
      connection,
    );
    if (rows[0]?.is_free !== true)
      throw new ImportProblem(`Dự án ${projectId} đang có một lượt nhập khác chạy. Hãy đợi lượt đó xong.`);
    try {
      return await work();
    } finally {
      await sql`SELECT pg_advisory_unlock(hashtext('imports'), hashtext(${projectId}))`.execute(connection);
    }
  });
}
