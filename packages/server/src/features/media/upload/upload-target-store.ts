import type { Db } from '#server/core/db/database.ts';
import type { MediaRecord } from '../media-row.ts';

/** The row of the library that an upload is for, held until the transaction ends. */
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
