import type { Db } from '#server/core/db/database.ts';
import type { MediaRecord } from '../media-row.ts';

/** The oldest file of the library with these very bytes that can be used. */
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

/** Files by their ids, whatever state they are in. */
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
