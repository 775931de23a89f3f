import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** The tables in which one of the texts stands anywhere. */
export async function tablesWith(db: Db, ...texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`.execute(db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`
      SELECT FROM ${sql.table(name)} AS one WHERE one::text ILIKE ANY (${texts.map((text) => `%${text}%`)}::text[]) LIMIT 1`.execute(
      db,
    );
    if (rows.length > 0) found.push(name);
  }
  return found.sort();
}
