import type { FileToDescribe } from '@toasoan/contract/features/media/describing/described-file.ts';
import type { Db } from '#server/core/db/database.ts';
import type { MediaRecord } from '../../media-row.ts';

export async function findMediaRows(
  db: Db,
  projectId: string,
  ids: readonly string[],
): Promise<MediaRecord[]> {
  return await db
    .selectFrom('media')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
}

/** The time zone in which the project reads the day of a picture. */
export async function zoneOf(db: Db, projectId: string): Promise<string> {
  const { timezone } = await db
    .selectFrom('projects')
    .select('timezone')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  return timezone;
}

export function fileToDescribe(row: MediaRecord): FileToDescribe {
  return {
    title: row.title,
    alt: row.alt,
    caption: row.caption,
    credit: row.credit,
    placeText: row.place_text,
    takenTime: row.taken_time?.toISOString() ?? null,
    persons: row.persons,
    licence: row.licence,
    provinceCode: row.province_code,
    fileName: row.file_name,
    camera: row.exif.camera ?? '',
  };
}
