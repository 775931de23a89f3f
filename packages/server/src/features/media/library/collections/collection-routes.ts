import { mediaCollectionEndpoints } from '@toasoan/contract/features/media/folder-endpoints.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { versionConflict } from '#server/core/db/version-conflict.ts';
import { type Route, route, type TransactionCall, transactionRoute } from '#server/core/http/route.ts';
import { lockGroups } from '../folders/group-lock-store.ts';
import {
  type CollectionRow,
  collectionOf,
  getCollection,
  insertCollection,
  removeCollection,
  updateCollection,
} from './collection-store.ts';
import { countInCollection, listCollections } from './collection-view.ts';

export function collectionRoutes(): readonly Route[] {
  return [
    route(mediaCollectionEndpoints.list, async ({ db, projectId }) => ({
      items: await listCollections(db, projectId),
    })),
    transactionRoute(mediaCollectionEndpoints.create, async (call) => {
      await lockGroups(call.db, call.projectId);
      const after = await insertCollection(call.db, call.projectId, call.body, call.caller);
      await auditCollection(call, 'create', undefined, after);
      return collectionOf(after, 0);
    }),
    transactionRoute(mediaCollectionEndpoints.update, async (call) => {
      const { db, projectId } = call;
      await lockGroups(db, projectId);
      const before = await getCollection(db, projectId, call.body.id);
      const after = await updateCollection(db, projectId, call.body, call.caller);
      await auditCollection(call, 'update', before, after);
      return collectionOf(after, await countInCollection(db, projectId, after.id));
    }),
    transactionRoute(mediaCollectionEndpoints.remove, async (call) => {
      const { db, projectId, ifMatch } = call;
      await lockGroups(db, projectId);
      const before = await getCollection(db, projectId, call.params.id);
      if (ifMatch !== undefined && ifMatch !== before.version) throw versionConflict(before);
      await removeCollection(db, projectId, before.id);
      await auditCollection(call, 'delete', before, undefined);
      return { id: before.id };
    }),
  ];
}

async function auditCollection(
  call: TransactionCall,
  action: 'create' | 'update' | 'delete',
  before: CollectionRow | undefined,
  after: CollectionRow | undefined,
): Promise<void> {
  const facts = ({ id, title, description, version }: CollectionRow) => ({ id, title, description, version });
  await writeAudit(call, {
    action: `mediaCollection.${action}`,
    entity: 'mediaCollection',
    entityId: (after ?? before)?.id ?? '',
    before: before && facts(before),
    after: after && facts(after),
  });
}
