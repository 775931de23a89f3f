import type { MediaDescription } from '@toasoan/contract/features/media/describing/description.ts';
import { type Selectable, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { MediaUploadTable } from '#server/core/db/tables/media-tables.ts';
import { tusStore } from '#server/core/tus/tus-store.ts';
import type { MediaRecord } from '../media-row.ts';
import type { UploadRequest } from './upload-request.ts';

export type UploadRow = Selectable<MediaUploadTable>;

export const mediaUploads = tusStore({
  uploads: 'media_uploads',
  parts: 'media_upload_parts',
  ended: 'media_id',
});

interface NewUpload {
  readonly id: string;
  readonly userId: string;
  readonly options: UploadRequest;
  readonly description: MediaDescription | null;
  readonly mediaKey: string;
  readonly fileNumber: number;
  readonly targetNumber: number | null;
  readonly now: Date;
}

/** One new upload per person at a time, so that concurrent calls cannot exceed the limits. */
export async function lockUploadsOf(db: Db, userId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('uploads'), hashtext(${userId}))`.execute(db);
}

/** In all projects. */
export async function openUploadsOf(db: Db, userId: string): Promise<{ count: number; bytes: number }> {
  const { rows } = await sql<{ count: string; bytes: string }>`
    SELECT count(*) AS count, coalesce(sum(length), 0) AS bytes FROM media_uploads
    WHERE user_id = ${userId} AND media_id IS NULL AND NOT is_dropped`.execute(db);
  return { count: Number(rows[0]?.count), bytes: Number(rows[0]?.bytes) };
}

export async function insertUpload(
  db: Db,
  projectId: string,
  { id, userId, options, description, mediaKey, fileNumber, targetNumber, now }: NewUpload,
): Promise<void> {
  await db
    .insertInto('media_uploads')
    .values({
      id,
      project_id: projectId,
      user_id: userId,
      purpose: options.purpose,
      length: String(options.length),
      lease: null,
      file_name: options.fileName,
      extension: options.type.extensions[0],
      kind: options.type.kind,
      media_key: mediaKey,
      file_number: fileNumber,
      target_id: options.target?.mediaId ?? null,
      target_number: targetNumber,
      folder_id: options.folderId,
      description: description && JSON.stringify(description),
      width: options.width,
      height: options.height,
      duration_sec: options.durationSec,
      media_id: null,
      update_time: now,
    })
    .execute();
}

/** The next number that no file or upload of the row has. */
export async function nextFileNumber(db: Db, projectId: string, mediaId: string): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    SELECT 1 + greatest(
      (SELECT max(number) FROM media_files WHERE project_id = ${projectId} AND media_id = ${mediaId}),
      (SELECT max(file_number) FROM media_uploads WHERE project_id = ${projectId} AND target_id = ${mediaId}),
      0) AS number`.execute(db);
  return rows[0]?.number ?? 1;
}

export async function findUpload(db: Db, projectId: string, id: string): Promise<UploadRow | undefined> {
  return await db
    .selectFrom('media_uploads')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Held until the transaction ends. */
export async function lockUpload(db: Db, projectId: string, id: string): Promise<UploadRow | undefined> {
  return await db
    .selectFrom('media_uploads')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function markEnded(db: Db, projectId: string, id: string, mediaId: string): Promise<void> {
  await db
    .updateTable('media_uploads')
    .set({ media_id: mediaId, lease: null })
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .execute();
}

/** The target row of an upload, held until the transaction ends. */
export async function lockTarget(db: Db, projectId: string, id: string): Promise<MediaRecord | undefined> {
  return await db
    .selectFrom('media')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function isFolder(db: Db, projectId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('media_folders')
    .select('id')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}
