import type { Db } from '#server/core/db/database.ts';
import type { MediaRecord } from '../media-row.ts';

/** The oldest usable file of the library with the same bytes. */
export async function findSameFile(
  db: Db,
  projectId: string,
  checksum: string,
): Promise<MediaRecord | undefined> {
  return await db
    .selectFrom('media')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('checksum', '=', checksum)
    .where('state', '=', 'READY')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Files by their ids, in any state. */
export async function findMediaByIds(
  db: Db,
  projectId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MediaRecord>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('media')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
