import type { Selectable } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { MediaTable } from '#server/core/db/tables/media-tables.ts';

const COLUMNS = [
  'key',
  'see_key',
  'revision',
  'file_number',
  'kind',
  'state',
  'mime',
  'extension',
  'file_name',
  'width',
  'height',
  'has_poster',
  'focal_x',
  'focal_y',
  'crops',
  'update_time',
] as const;
export type ServedMedia = Pick<Selectable<MediaTable>, (typeof COLUMNS)[number]>;

/** By the key alone, which is unique over all projects: a reader of a page has no project. */
export async function findServedMedia(db: Db, key: string): Promise<ServedMedia | undefined> {
  return await db.selectFrom('media').select(COLUMNS).where('key', '=', key).executeTakeFirst();
}
