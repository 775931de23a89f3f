import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** Sets the tags of a file, in order; duplicate ids count once. */
export async function setMediaTags(
  db: Db,
  projectId: string,
  mediaId: string,
  tagIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('media_tags')
    .where('project_id', '=', projectId)
    .where('media_id', '=', mediaId)
    .execute();
  const rows = [...new Set(tagIds)].map((tag_id, position) => ({
    project_id: projectId,
    media_id: mediaId,
    tag_id,
    position,
  }));
  if (rows.length > 0) await db.insertInto('media_tags').values(rows).execute();
}

/** Sets the collections that hold a file. */
export async function setMediaCollections(
  db: Db,
  projectId: string,
  mediaId: string,
  collectionIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('media_collection_items')
    .where('project_id', '=', projectId)
    .where('media_id', '=', mediaId)
    .execute();
  const rows = [...new Set(collectionIds)].map((collection_id) => ({
    project_id: projectId,
    media_id: mediaId,
    collection_id,
  }));
  if (rows.length > 0) await db.insertInto('media_collection_items').values(rows).execute();
}

/** When one tag is merged into another, its files get the other tag. */
export async function moveMediaOfTag(
  db: Db,
  projectId: string,
  { fromId, intoId }: { readonly fromId: string; readonly intoId: string },
): Promise<void> {
  await sql`
    INSERT INTO media_tags (project_id, media_id, tag_id, position)
    SELECT project_id, media_id, ${intoId}, position FROM media_tags
    WHERE project_id = ${projectId} AND tag_id = ${fromId}
    ON CONFLICT DO NOTHING`.execute(db);
  await db
    .deleteFrom('media_tags')
    .where('project_id', '=', projectId)
    .where('tag_id', '=', fromId)
    .execute();
}
