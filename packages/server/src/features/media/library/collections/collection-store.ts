import type {
  MediaCollection,
  MediaCollectionCreate,
  MediaCollectionUpdate,
} from '@toasoan/contract/features/media/media-folder.ts';
import type { Selectable } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import type { MediaCollectionTable } from '#server/core/db/tables/media-tables.ts';

import { checkVersion } from '#server/core/db/version-conflict.ts';
import {
  auditFieldsOf,
  getVersioned,
  insertVersioned,
  removeVersioned,
  updateVersioned,
} from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { titleKey } from '../folders/folder-store.ts';

export type CollectionRow = Selectable<MediaCollectionTable>;

/** The caller holds `lockGroups`. @throws TITLE_TAKEN */
export async function insertCollection(
  db: Db,
  projectId: string,
  { title, description = '' }: MediaCollectionCreate,
  by: Actor,
): Promise<CollectionRow> {
  await checkTitleFree(db, projectId, { id: '0', title });
  const values = { title, title_key: titleKey(title), description };
  return await insertVersioned(db, 'media_collections', projectId, values, by);
}

/** The caller holds `lockGroups`. @throws NOT_FOUND, VERSION_CONFLICT, TITLE_TAKEN */
export async function updateCollection(
  db: Db,
  projectId: string,
  change: MediaCollectionUpdate,
  by: Actor,
): Promise<CollectionRow> {
  const before = await getVersioned(db, 'media_collections', projectId, change.id);
  checkVersion(before, change.version);
  const title = change.title ?? before.title;
  await checkTitleFree(db, projectId, { id: before.id, title });
  const values = { title, title_key: titleKey(title), description: change.description };
  return await updateVersioned(db, 'media_collections', before, values, by);
}

/** The files stay. The caller holds `lockGroups`. */
export async function removeCollection(db: Db, row: CollectionRow): Promise<void> {
  await db
    .deleteFrom('media_collection_items')
    .where('project_id', '=', row.project_id)
    .where('collection_id', '=', row.id)
    .execute();
  await removeVersioned(db, 'media_collections', row);
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
    ...auditFieldsOf(row),
  };
}
