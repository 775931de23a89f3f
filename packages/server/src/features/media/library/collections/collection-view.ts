import type { MediaCollection } from '@toasoan/contract/features/media/media-folder.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { type CollectionRow, collectionOf } from './collection-store.ts';

export async function listCollections(db: Db, projectId: string): Promise<MediaCollection[]> {
  const { rows } = await sql<CollectionRow & { media_count: string }>`
    SELECT collection.*, coalesce(held.count, 0) - coalesce(trashed.count, 0) AS media_count
    FROM media_collections AS collection
    LEFT JOIN (${itemCounts(projectId)}) AS held ON held.collection_id = collection.id
    LEFT JOIN (${trashedCounts(projectId)}) AS trashed ON trashed.collection_id = collection.id
    WHERE collection.project_id = ${projectId}
    ORDER BY collection.title COLLATE "vi-x-icu", collection.id`.execute(db);
  return rows.map((row) => collectionOf(row, Number(row.media_count)));
}

/** How many files outside the trash a collection holds. */
export async function countInCollection(db: Db, projectId: string, id: string): Promise<number> {
  return (await listCollections(db, projectId)).find((one) => one.id === id)?.mediaCount ?? 0;
}

interface Counted {
  readonly collection_id: string;
  readonly count: string;
}

function itemCounts(projectId: string): RawBuilder<Counted> {
  return sql`
    SELECT collection_id, count(*) FROM media_collection_items
    WHERE project_id = ${projectId} GROUP BY collection_id`;
}

/** Few files are in the trash: subtracting them is cheaper than reading all the others. */
function trashedCounts(projectId: string): RawBuilder<Counted> {
  return sql`
    SELECT item.collection_id, count(*) FROM media
    JOIN media_collection_items AS item ON item.project_id = media.project_id AND item.media_id = media.id
    WHERE media.project_id = ${projectId} AND media.state = 'TRASHED' GROUP BY item.collection_id`;
}
