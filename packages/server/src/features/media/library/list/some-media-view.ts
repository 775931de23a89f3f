import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { MEDIA_ROW_COLUMNS, mediaRowOf } from '../../media-row.ts';

/** Differing bits up to which two pictures look the same. */
const NEAR_BITS = 6;
const MAX_DUPLICATES = 20;

/** Files by their ids, including trashed ones, in the requested order. */
export async function mediaByIds(db: Db, projectId: string, ids: readonly string[]): Promise<MediaRow[]> {
  const rows = await db
    .selectFrom('media')
    .select(MEDIA_ROW_COLUMNS)
    .where('project_id', '=', projectId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []).map(mediaRowOf);
}

/** Files outside the trash with the same bytes, the oldest first. */
export async function mediaByChecksum(db: Db, projectId: string, checksum: string): Promise<MediaRow[]> {
  const rows = await db
    .selectFrom('media')
    .select(MEDIA_ROW_COLUMNS)
    .where('project_id', '=', projectId)
    .where('checksum', '=', checksum)
    .where('state', '<>', 'TRASHED')
    .orderBy('id')
    .limit(MAX_DUPLICATES)
    .execute();
  return rows.map(mediaRowOf);
}

/** Usable pictures that look like this one, the nearest first. */
export async function findDuplicates(
  db: Db,
  projectId: string,
  { id, look_hash }: { readonly id: string; readonly look_hash: string | null },
): Promise<MediaRow[]> {
  if (look_hash === null) return [];
  const distance = sql<number>`bit_count((look_hash # ${look_hash}::bigint)::bit(64))`;
  const rows = await db
    .selectFrom('media')
    .select(MEDIA_ROW_COLUMNS)
    .where('project_id', '=', projectId)
    .where('id', '<>', id)
    .where('state', '=', 'READY')
    .where('look_hash', 'is not', null)
    .where(distance, '<=', NEAR_BITS)
    .orderBy(distance)
    .orderBy('id')
    .limit(MAX_DUPLICATES)
    .execute();
  return rows.map(mediaRowOf);
}
