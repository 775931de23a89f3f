import type { MediaFolder } from '@toasoan/contract/features/media/media-folder.ts';
import { type Selectable, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { MediaFolderTable } from '#server/core/db/tables/media-tables.ts';
import { auditFieldsOf } from '#server/core/db/versioned.ts';

export type FolderRow = Selectable<MediaFolderTable>;

/** Every folder of the project, parents before children, each level by name. */
export async function listFolders(db: Db, projectId: string): Promise<MediaFolder[]> {
  const { rows } = await sql<FolderRow & { media_count: string }>`
    WITH RECURSIVE tree AS (
      SELECT id, 1 AS level FROM media_folders WHERE project_id = ${projectId} AND parent_id IS NULL
      UNION ALL
      SELECT below.id, tree.level + 1 FROM tree
      JOIN media_folders AS below ON below.project_id = ${projectId} AND below.parent_id = tree.id
    )
    SELECT folder.*, coalesce(held.count, 0) AS media_count
    FROM tree JOIN media_folders AS folder ON folder.project_id = ${projectId} AND folder.id = tree.id
    LEFT JOIN (
      SELECT of_id, sum(count) AS count FROM media_counts
      WHERE project_id = ${projectId} AND counted = 'folder' GROUP BY of_id
    ) AS held ON held.of_id = folder.id
    ORDER BY tree.level, folder.title COLLATE "vi-x-icu", folder.id`.execute(db);
  return rows.map((row) => folderOf(row, Number(row.media_count)));
}

/** How many files outside the trash are directly in a folder. */
export async function countInFolder(db: Db, projectId: string, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('media_counts')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('count'), sql<string>`0`).as('count'))
    .where('project_id', '=', projectId)
    .where('counted', '=', 'folder')
    .where('of_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function folderOf(row: FolderRow, mediaCount: number): MediaFolder {
  return {
    id: row.id,
    parentId: row.parent_id,
    title: row.title,
    mediaCount,
    ...auditFieldsOf(row),
  };
}
