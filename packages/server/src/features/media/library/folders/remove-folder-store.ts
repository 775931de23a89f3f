import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { FolderRow } from './folder-row.ts';

/**
 * Takes a folder away; what lies in it moves up into the one above. Its files keep their versions: where they lie
 * is not what anybody said about them. The caller holds `lockGroups`.
 * @throws TITLE_TAKEN when one of its folders is called as one above.
 */
export async function removeFolder(db: Db, projectId: string, folder: FolderRow): Promise<void> {
  const { rows } = await sql`
    SELECT FROM media_folders AS inner_one JOIN media_folders AS above
      ON above.project_id = inner_one.project_id AND above.title_key = inner_one.title_key
    WHERE inner_one.project_id = ${projectId} AND inner_one.parent_id = ${folder.id}
      AND above.parent_id IS NOT DISTINCT FROM ${folder.parent_id}::bigint AND above.id <> ${folder.id}
    LIMIT 1`.execute(db);
  if (rows.length > 0) throw new AppError('TITLE_TAKEN');
  // First away from its place, so that a folder in it may have its own name.
  await sql`
    UPDATE media_folders SET parent_id = id, title_key = title_key || ' '
    WHERE project_id = ${projectId} AND id = ${folder.id}`.execute(db);
  await sql`
    UPDATE media_folders SET parent_id = ${folder.parent_id}::bigint, version = version + 1
    WHERE project_id = ${projectId} AND parent_id = ${folder.id} AND id <> ${folder.id}`.execute(db);
  await sql`
    UPDATE media SET folder_id = ${folder.parent_id}::bigint
    FROM (
      SELECT id FROM media WHERE project_id = ${projectId} AND folder_id = ${folder.id}
      ORDER BY id FOR NO KEY UPDATE
    ) AS held
    WHERE media.project_id = ${projectId} AND media.id = held.id`.execute(db);
  await db
    .deleteFrom('media_folders')
    .where('project_id', '=', projectId)
    .where('id', '=', folder.id)
    .execute();
}
