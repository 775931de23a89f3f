import type { MediaFolder } from '@toasoan/contract/features/media/media-folder.ts';
import type { Selectable } from 'kysely';
import type { MediaFolderTable } from '#server/core/db/tables/media-tables.ts';

export type FolderRow = Selectable<MediaFolderTable>;

export function folderOf(row: FolderRow, mediaCount: number): MediaFolder {
  return {
    id: row.id,
    parentId: row.parent_id,
    title: row.title,
    mediaCount,
    createTime: row.create_time.toISOString(),
    updateTime: row.update_time.toISOString(),
    createdBy: { userId: row.created_by_id, name: row.created_by_name },
    updatedBy: { userId: row.updated_by_id, name: row.updated_by_name },
    version: row.version,
  };
}
