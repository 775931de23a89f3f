import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Insertable } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import type { MediaTable } from '#server/core/db/tables/media-tables.ts';
import { originalName } from '#server/core/media/stored-names.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { mediaSearchText } from '#server/features/media/media-search-text.ts';
import { aNumber } from './a-number.ts';

export interface MediaOptions extends Partial<Insertable<MediaTable>> {
  readonly createdBy?: Actor;
  /** The content of its file in `storage`. */
  readonly content?: Buffer;
  readonly storage?: Storage;
}

/** Makes a file of the library without an upload, by default a READY picture. @returns its id. */
export async function aMedia(db: Db, projectId: string, options: MediaOptions = {}): Promise<string> {
  const { createdBy, content = Buffer.from(`tệp ${aNumber()}`), storage, ...columns } = options;
  const by = createdBy ?? { userId: null, displayName: 'Hệ thống' };
  const key = columns.key ?? randomBytes(16).toString('base64url');
  const said = {
    title: columns.title ?? '',
    caption: columns.caption ?? '',
    alt: columns.alt ?? 'Mô tả ảnh',
    credit: columns.credit ?? 'Nguyễn An',
    persons: [...(columns.persons ?? [])],
    fileName: columns.file_name ?? `anh-${aNumber()}.jpg`,
    placeText: columns.place_text ?? '',
  };
  const file = {
    extension: columns.extension ?? 'jpg',
    size_bytes: columns.size_bytes ?? String(content.length),
    checksum: columns.checksum ?? createHash('sha256').update(content).digest('hex'),
  };
  if (storage !== undefined) {
    const facts = { size: content.length, mime: columns.mime ?? 'image/jpeg' };
    await storage.put(originalName({ key, number: 1 }), Readable.from([content]), facts);
  }
  const { id } = await db
    .insertInto('media')
    .values({
      project_id: projectId,
      key,
      kind: 'IMAGE',
      state: 'READY',
      file_name: said.fileName,
      mime: 'image/jpeg',
      width: 1600,
      height: 1000,
      alt: said.alt,
      credit: said.credit,
      search_text: mediaSearchText(said),
      created_by_id: by.userId,
      created_by_name: by.displayName,
      updated_by_id: by.userId,
      updated_by_name: by.displayName,
      ...file,
      ...columns,
    } satisfies Insertable<MediaTable>)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('media_files')
    .values({
      project_id: projectId,
      media_id: id,
      number: columns.file_number ?? 1,
      file_name: said.fileName,
      created_by_name: by.displayName,
      ...file,
    })
    .execute();
  return id;
}
