import { mediaFolderEndpoints } from '@toasoan/contract/features/media/folder-endpoints.ts';
import { auditOf } from '#server/core/audit/audit-log.ts';
import { changeRoutes } from '#server/core/crud/crud-routes.ts';
import { type Route, route } from '#server/core/http/route.ts';
import { folderStore } from './folder-store.ts';
import { countInFolder, type FolderRow, folderOf, listFolders } from './folder-view.ts';

const auditFolder = auditOf('mediaFolder', (row: FolderRow) => ({
  id: row.id,
  title: row.title,
  folderParentId: row.parent_id,
  version: row.version,
}));

export function folderRoutes(): readonly Route[] {
  return [
    route(mediaFolderEndpoints.list, async ({ db, projectId }) => ({
      items: await listFolders(db, projectId),
    })),
    ...Object.values(
      changeRoutes(mediaFolderEndpoints, {
        store: folderStore,
        audit: auditFolder,
        answerOf: async (row, { db, projectId }) => folderOf(row, await countInFolder(db, projectId, row.id)),
      }),
    ),
  ];
}
