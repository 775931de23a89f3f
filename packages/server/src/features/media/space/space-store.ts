import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** One new upload per project at a time; held until the transaction ends. */
export async function lockSpace(tx: Db, projectId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('media space'), hashtext(${projectId}))`.execute(tx);
}
