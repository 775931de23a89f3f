import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

export async function savepointOfJob(tx: Db): Promise<void> {
  await sql`SAVEPOINT job`.execute(tx);
}

export async function rollbackToJob(tx: Db): Promise<void> {
  await sql`ROLLBACK TO SAVEPOINT job`.execute(tx);
}
