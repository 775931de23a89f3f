import { mediaFolderEndpoints } from '@toasoan/contract/features/media/folder-endpoints.ts';
import { auditOf } from '#server/core/audit/audit-log.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { getVersioned } from '#server/core/db/versioned.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { insertFolder, removeFolder, updateFolder } from './folder-store.ts';
import { countInFolder, type FolderRow, folderOf, listFolders } from './folder-view.ts';
import { lockGroups } from './group-lock-store.ts';

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
    transactionRoute(mediaFolderEndpoints.create, async (call) => {
      await lockGroups(call.db, call.projectId);
      const after = await insertFolder(call.db, call.projectId, call.body, call.caller);
      await auditFolder(call, 'create', { after });
      return folderOf(after, 0);
    }),
    transactionRoute(mediaFolderEndpoints.update, async (call) => {
      const { db, projectId } = call;
      await lockGroups(db, projectId);
      const before = await getVersioned(db, 'media_folders', projectId, call.body.id);
      const after = await updateFolder(db, projectId, call.body, call.caller);
      await auditFolder(call, 'update', { before, after });
      return folderOf(after, await countInFolder(db, projectId, after.id));
    }),
    transactionRoute(mediaFolderEndpoints.remove, async (call) => {
      const { db, projectId, ifMatch } = call;
      await lockGroups(db, projectId);
      const before = await getVersioned(db, 'media_folders', projectId, call.params.id);
      checkVersion(before, ifMatch);
      await removeFolder(db, projectId, before);
      await auditFolder(call, 'delete', { before });
      return { id: before.id };
    }),
  ];
}
