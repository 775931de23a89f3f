import type {
  MediaCollection,
  MediaCollectionCreate,
  MediaCollectionUpdate,
} from '@toasoan/contract/features/media/media-folder.ts';
import type { Selectable } from 'kysely';
import type { RecordStore } from '#server/core/crud/crud-routes.ts';
import { versionedStore } from '#server/core/crud/versioned-store.ts';
import type { Db } from '#server/core/db/database.ts';
import type { MediaCollectionTable } from '#server/core/db/tables/media-tables.ts';
import { auditFieldsOf } from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { titleKey } from '../folders/folder-store.ts';
import { lockGroups } from '../folders/group-lock-store.ts';

export type CollectionRow = Selectable<MediaCollectionTable>;

const plain = versionedStore(
  'media_collections',
  ({ title, description }: MediaCollectionCreate | MediaCollectionUpdate) => ({
    title,
    title_key: title && titleKey(title),
    description,
  }),
);

/** Collections of a project are changed one call at a time. */
export const collectionStore: RecordStore<CollectionRow, MediaCollectionCreate, MediaCollectionUpdate> = {
  ...plain,
  async hold(call, id) {
    await lockGroups(call.db, call.projectId);
    return await plain.get(call, id);
  },
  /** @throws TITLE_TAKEN */
  async insert(call, body) {
    await lockGroups(call.db, call.projectId);
    await checkTitleFree(call.db, call.projectId, { id: '0', title: body.title });
    return await plain.insert(call, body);
  },
  /** @throws TITLE_TAKEN */
  async update(call, before, change) {
    const { title = before.title } = change;
    await checkTitleFree(call.db, call.projectId, { id: before.id, title });
    return await plain.update(call, before, change);
  },
  /** The files stay. */
  async remove(call, collection) {
    await call.db
      .deleteFrom('media_collection_items')
      .where('project_id', '=', collection.project_id)
      .where('collection_id', '=', collection.id)
      .execute();
    await plain.remove(call, collection);
  },
};

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
