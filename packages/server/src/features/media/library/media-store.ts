import { sql, type Updateable } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import type { MediaTable } from '#server/core/db/tables/media-tables.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { ExaminedImage } from '#server/core/images/image-work.ts';
import type { MediaRecord } from '../media-row.ts';

/** @throws NOT_FOUND also for another project's file. */
export async function getMedia(db: Db, projectId: string, id: string): Promise<MediaRecord> {
  return await found(mediaById(db, projectId, id).executeTakeFirst());
}

/**
 * The file, locked until the transaction ends: a waiting caller reads the other's result. @throws NOT_FOUND,
 * VERSION_CONFLICT when it is not the version the caller saw.
 */
export async function lockMedia(
  db: Db,
  projectId: string,
  id: string,
  version: number | undefined,
): Promise<MediaRecord> {
  const row = await found(findLocked(db, projectId, id));
  checkVersion(row, version);
  return row;
}

/** Like `lockMedia`; undefined for an unknown file. */
export async function findLocked(db: Db, projectId: string, id: string): Promise<MediaRecord | undefined> {
  return await mediaById(db, projectId, id).forNoKeyUpdate().executeTakeFirst();
}

/** Writes a new version of a file by `by`; a new state starts now. The caller holds the row. */
export async function writeMedia(
  db: Db,
  projectId: string,
  id: string,
  columns: Updateable<MediaTable>,
  by: Actor,
): Promise<MediaRecord> {
  const written = await db
    .updateTable('media')
    .set((row) => ({
      ...columns,
      ...(columns.state !== undefined && { state_time: sql<Date>`now()` }),
      version: row('version', '+', 1),
      update_time: sql<Date>`now()`,
      updated_by_id: by.userId,
      updated_by_name: by.displayName,
    }))
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return await found(Promise.resolve(written));
}

function mediaById(db: Db, projectId: string, id: string) {
  return db.selectFrom('media').selectAll().where('project_id', '=', projectId).where('id', '=', id);
}

async function found(row: Promise<MediaRecord | undefined>): Promise<MediaRecord> {
  const known = await row;
  if (known === undefined) throw new AppError('NOT_FOUND');
  return known;
}

/** Shows a poster under a new address; no new version, since no description changes. */
export async function writePoster(
  db: Db,
  projectId: string,
  { id, revision, width, height }: MediaRecord,
  image: ExaminedImage,
): Promise<void> {
  await db
    .updateTable('media')
    .set({
      has_poster: true,
      revision: revision + 1,
      width: width ?? image.width,
      height: height ?? image.height,
      placeholder: image.placeholder,
    })
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .execute();
}
