import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/**
 * Locks a record as its writers do, without waiting for a current holder: who holds it may be about to change its jobs,
 * and then waits for the job that asks.
 */
export async function lockUnlessHeld(
  db: Db,
  table: 'posts' | 'events' | 'pages',
  { projectId, articleId }: { readonly projectId: string; readonly articleId: string },
): Promise<'locked' | 'held' | 'gone'> {
  const found = sql`SELECT FROM ${sql.table(table)} WHERE project_id = ${projectId} AND id = ${articleId}`;
  const { rows } = await sql`${found} FOR NO KEY UPDATE SKIP LOCKED`.execute(db);
  if (rows.length > 0) return 'locked';
  const { rows: known } = await found.execute(db);
  return known.length > 0 ? 'held' : 'gone';
}
