import { mediaFolderEndpoints } from '@toasoan/contract/features/media/folder-endpoints.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { versionConflict } from '#server/core/db/version-conflict.ts';
import { type Route, route, type TransactionCall, transactionRoute } from '#server/core/http/route.ts';
import { type FolderRow, folderOf } from './folder-row.ts';
import { getFolder, insertFolder, updateFolder } from './folder-store.ts';
import { countInFolder, listFolders } from './folder-view.ts';
import { lockGroups } from './group-lock-store.ts';
import { removeFolder } from './remove-folder-store.ts';

export function folderRoutes(): readonly Route[] {
  return [
    route(mediaFolderEndpoints.list, async ({ db, projectId }) => ({
      items: await listFolders(db, projectId),
    })),
    transactionRoute(mediaFolderEndpoints.create, async (call) => {
      await lockGroups(call.db, call.projectId);
      const after = await insertFolder(call.db, call.projectId, call.body, call.caller);
      await auditFolder(call, 'create', undefined, after);
      return folderOf(after, 0);
    }),
    transactionRoute(mediaFolderEndpoints.update, async (call) => {
      const { db, projectId } = call;
      await lockGroups(db, projectId);
      const before = await getFolder(db, projectId, call.body.id);
      const after = await updateFolder(db, projectId, call.body, call.caller);
      await auditFolder(call, 'update', before, after);
      return folderOf(after, await countInFolder(db, projectId, after.id));
    }),
    transactionRoute(mediaFolderEndpoints.remove, async (call) => {
      const { db, projectId, ifMatch } = call;
      await lockGroups(db, projectId);
      const before = await getFolder(db, projectId, call.params.id);
      if (ifMatch !== undefined && ifMatch !== before.version) throw versionConflict(before);
      await removeFolder(db, projectId, before);
      await auditFolder(call, 'delete', before, undefined);
      return { id: before.id };
    }),
  ];
}

async function auditFolder(
  call: TransactionCall,
  action: 'create' | 'update' | 'delete',
  before: FolderRow | undefined,
  after: FolderRow | undefined,
): Promise<void> {
  const facts = (row: FolderRow) => ({
    id: row.id,
    title: row.title,
    folderParentId: row.parent_id,
    version: row.version,
  });
  await writeAudit(call, {
    action: `mediaFolder.${action}`,
    entity: 'mediaFolder',
    entityId: (after ?? before)?.id ?? '',
    before: before && facts(before),
    after: after && facts(after),
  });
}
