import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** Bits of 64 in which pictures that look the same may differ. */
const NEAR = 6;

/** The READY picture of the project that looks most similar; null where none looks the same. */
export async function findDuplicate(
  db: Db,
  projectId: string,
  { id, lookHash }: { readonly id: string; readonly lookHash: string },
): Promise<string | null> {
  const distance = sql`bit_count((look_hash # ${lookHash}::bigint)::bit(64))`;
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM media
    WHERE project_id = ${projectId} AND state = 'READY' AND look_hash IS NOT NULL AND id <> ${id}
      AND ${distance} <= ${NEAR}
    ORDER BY ${distance}, id LIMIT 1`.execute(db);
  return rows[0]?.id ?? null;
}
