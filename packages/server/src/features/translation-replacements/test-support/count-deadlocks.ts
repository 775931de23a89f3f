import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** More than a pool has: each of its connections says what it has counted. */
const CONNECTIONS = 16;

/** Deadlocks of this database so far, also those after which a transaction ran again. */
export async function countDeadlocks(db: Db): Promise<number> {
  const flush = () => sql`SELECT pg_stat_force_next_flush(), pg_sleep(0.05)`.execute(db);
  await Promise.all(Array.from({ length: CONNECTIONS }, flush));
  const { rows } = await sql<{ count: number }>`
    SELECT deadlocks::int AS count FROM pg_stat_database WHERE datname = current_database()`.execute(db);
  return rows[0]?.count ?? 0;
}
