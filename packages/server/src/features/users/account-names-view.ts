import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** Names of accounts by id, of deleted ones too; unknown ones are left out. */
export async function findAccountNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const numbers = [...new Set(ids)].filter((id) => /^[1-9]\d{0,17}$/.test(id));
  if (numbers.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string }>`
    SELECT id::text, display_name AS name FROM users WHERE id = ANY (${numbers}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
