import type {
  MediaCollection,
  MediaCollectionCreate,
  MediaCollectionUpdate,
} from '@toasoan/contract/features/media/media-folder.ts';
import { type Selectable, sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import type { MediaCollectionTable } from '#server/core/db/tables/media-tables.ts';
import { versionConflict } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { titleKey } from '../folders/title-key.ts';

export type CollectionRow = Selectable<MediaCollectionTable>;

/** @throws NOT_FOUND also for another project's collection. */
export async function getCollection(db: Db, projectId: string, id: string): Promise<CollectionRow> {
  const row = await db
    .selectFrom('media_collections')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** The caller holds `lockGroups`. @throws TITLE_TAKEN */
export async function insertCollection(
  db: Db,
  projectId: string,
  { title, description = '' }: MediaCollectionCreate,
  by: Actor,
): Promise<CollectionRow> {
  await checkTitleFree(db, projectId, { id: '0', title });
  return await db
    .insertInto('media_collections')
    .values({
      project_id: projectId,
      title,
      title_key: titleKey(title),
      description,
      created_by_id: by.userId,
      created_by_name: by.displayName,
      updated_by_id: by.userId,
      updated_by_name: by.displayName,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The caller holds `lockGroups`. @throws NOT_FOUND, VERSION_CONFLICT, TITLE_TAKEN */
export async function updateCollection(
  db: Db,
  projectId: string,
  change: MediaCollectionUpdate,
  by: Actor,
): Promise<CollectionRow> {
  const before = await getCollection(db, projectId, change.id);
  if (before.version !== change.version) throw versionConflict(before);
  const title = change.title ?? before.title;
  await checkTitleFree(db, projectId, { id: before.id, title });
  return await db
    .updateTable('media_collections')
    .set({
      title,
      title_key: titleKey(title),
      description: change.description,
      version: before.version + 1,
      update_time: sql<Date>`now()`,
      updated_by_id: by.userId,
      updated_by_name: by.displayName,
    })
    .where('project_id', '=', projectId)
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The files stay. The caller holds `lockGroups`. */
export async function removeCollection(db: Db, projectId: string, id: string): Promise<void> {
  await db
    .deleteFrom('media_collection_items')
    .where('project_id', '=', projectId)
    .where('collection_id', '=', id)
    .execute();
  await db.deleteFrom('media_collections').where('project_id', '=', projectId).where('id', '=', id).execute();
}

async function checkTitleFree(
  db: Db,
  projectId: string,
  { id, title }: { readonly id: string; readonly title: string },
): Promise<void> {
  const other = await db
    .selectFrom('media_collections')
    .select('id')
    .where('project_id', '=', projectId)
    .where('title_key', '=', titleKey(title))
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other !== undefined) throw new AppError('TITLE_TAKEN');
}

export function collectionOf(row: CollectionRow, mediaCount: number): MediaCollection {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    mediaCount,
    createTime: row.create_time.toISOString(),
    updateTime: row.update_time.toISOString(),
    createdBy: { userId: row.created_by_id, name: row.created_by_name },
    updatedBy: { userId: row.updated_by_id, name: row.updated_by_name },
    version: row.version,
  };
}
