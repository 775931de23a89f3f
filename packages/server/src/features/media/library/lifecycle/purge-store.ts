import type { Db } from '#server/core/db/database.ts';
import { addJob } from '#server/core/jobs/job-store.ts';
import { setMediaUses } from '#server/core/media/media-use-store.ts';
import type { MediaRecord } from '../../media-row.ts';

/** The kind of job that removes the bytes of a file after its row is deleted. */
export const FILES_GONE = 'media-files-gone';

/** Deletes a file permanently, and its bytes after the commit. The caller holds it and has checked its uses. */
export async function purgeRow(
  db: Db,
  projectId: string,
  { id, key }: Pick<MediaRecord, 'id' | 'key'>,
): Promise<void> {
  await setMediaUses(db, projectId, { entity: 'media', entityId: id, useClass: 'PLACED' }, []);
  for (const table of ['media_files', 'media_tags', 'media_collection_items'] as const) {
    await db.deleteFrom(table).where('project_id', '=', projectId).where('media_id', '=', id).execute();
  }
  await db
    .updateTable('media')
    .set({ twin_id: null })
    .where('project_id', '=', projectId)
    .where('twin_id', '=', id)
    .execute();
  await db.deleteFrom('media').where('project_id', '=', projectId).where('id', '=', id).execute();
  await addJob(db, { kind: FILES_GONE, payload: { key }, key: `${FILES_GONE}:${key}` });
}

/** Unused files that have been in the trash since before `before`, in batches. */
export async function findOldTrash(
  db: Db,
  before: Date,
  limit: number,
): Promise<{ readonly projectId: string; readonly id: string }[]> {
  return await db
    .selectFrom('media')
    .select(['project_id as projectId', 'id'])
    .where('state', '=', 'TRASHED')
    .where('state_time', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('media_uses')
            .select('media_uses.media_id')
            .whereRef('media_uses.project_id', '=', 'media.project_id')
            .whereRef('media_uses.media_id', '=', 'media.id'),
        ),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
}
