import type { FileType } from '@toasoan/contract/features/media/file-types.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { createdBy } from '#server/core/db/versioned.ts';
import type { MediaRecord } from '../../media-row.ts';
import { mediaSearchText } from '../../media-search-text.ts';
import type { Place } from '../stripping/words.ts';
import type { UploadRow } from '../upload-store.ts';

interface NewMedia {
  readonly upload: UploadRow;
  readonly type: FileType;
  readonly checksum: string;
  readonly size: number;
  readonly place: Place | undefined;
  readonly folderId: string | null;
  readonly by: Actor;
}

const SAYS_NOTHING = { title: '', caption: '', alt: '', credit: '', persons: [], placeText: '' };

/** The row of a file that has not been inspected yet. */
export async function insertMedia(
  db: Db,
  projectId: string,
  { upload, type, checksum, size, place, folderId, by }: NewMedia,
): Promise<MediaRecord> {
  const record = await db
    .insertInto('media')
    .values({
      project_id: projectId,
      key: upload.media_key,
      kind: type.kind,
      file_name: upload.file_name,
      mime: type.mime,
      extension: type.extensions[0],
      size_bytes: String(size),
      checksum,
      width: upload.width,
      height: upload.height,
      duration_sec: upload.duration_sec,
      folder_id: folderId,
      description_to_come: upload.description && JSON.stringify(upload.description),
      ...place,
      search_text: mediaSearchText({ ...SAYS_NOTHING, fileName: upload.file_name }),
      ...createdBy(by),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await insertMediaFile(db, projectId, record, by);
  return record;
}

/** Records the new current file of a row. */
export async function insertMediaFile(
  db: Db,
  projectId: string,
  record: MediaRecord,
  by: Actor,
): Promise<void> {
  await db
    .insertInto('media_files')
    .values({
      project_id: projectId,
      media_id: record.id,
      number: record.file_number,
      file_name: record.file_name,
      extension: record.extension,
      size_bytes: record.size_bytes,
      checksum: record.checksum,
      created_by_name: by.displayName,
    })
    .execute();
}
