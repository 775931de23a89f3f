import type { Picture } from '@toasoan/contract/vocabulary/picture.ts';
import type { Selectable } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { MediaTable } from '#server/core/db/tables/media-tables.ts';
import { seeMark } from './see-mark.ts';

/** Columns that determine how a file's picture is shown. */
export const PICTURE_COLUMNS = [
  'id',
  'key',
  'see_key',
  'revision',
  'kind',
  'state',
  'width',
  'height',
  'has_poster',
  'placeholder',
  'alt',
] as const;
export type PictureRow = Pick<Selectable<MediaTable>, (typeof PICTURE_COLUMNS)[number]>;

/** The access mark for a file that only the newsroom may still see. */
export function seeOf({ state, see_key }: Pick<PictureRow, 'state' | 'see_key'>): string | undefined {
  const isHidden = state === 'QUARANTINED' || state === 'TRASHED';
  return isHidden ? seeMark(see_key, new Date()) : undefined;
}

/** Null for files without a picture: audio, documents, films without a poster, files nobody may see. */
export function pictureOf(row: PictureRow): Picture | null {
  const hasPicture = row.kind === 'IMAGE' || row.has_poster;
  const isShown = row.state === 'READY' || row.state === 'QUARANTINED' || row.state === 'TRASHED';
  if (!hasPicture || !isShown) return null;
  return {
    mediaId: row.id,
    key: row.key,
    revision: row.revision,
    width: row.width ?? 0,
    height: row.height ?? 0,
    alt: row.alt,
    placeholder: row.placeholder,
    see: seeOf(row),
  };
}

/** Pictures of the project by file id; unknown files and files without a picture are left out. */
export async function findPictures(
  db: Db,
  projectId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Picture>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('media')
    .select(PICTURE_COLUMNS)
    .where('project_id', '=', projectId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.flatMap((row) => pictureOf(row) ?? []).map((picture) => [picture.mediaId, picture]));
}
