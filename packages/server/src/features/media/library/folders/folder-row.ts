import type { MediaFolder } from '@toasoan/contract/features/media/media-folder.ts';
import type { Selectable } from 'kysely';
import type { MediaFolderTable } from '#server/core/db/tables/media-tables.ts';

import { auditFieldsOf } from '#server/core/db/versioned.ts';

export type FolderRow = Selectable<MediaFolderTable>;

export function folderOf(row: FolderRow, mediaCount: number): MediaFolder {
  return {
    id: row.id,
    parentId: row.parent_id,
    title: row.title,
    mediaCount,
    ...auditFieldsOf(row),
  };
}
