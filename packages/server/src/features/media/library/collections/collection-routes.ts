import { mediaCollectionEndpoints } from '@toasoan/contract/features/media/folder-endpoints.ts';
import { auditOf } from '#server/core/audit/audit-log.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { getVersioned } from '#server/core/db/versioned.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { lockGroups } from '../folders/group-lock-store.ts';
import {
  type CollectionRow,
  collectionOf,
  insertCollection,
  removeCollection,
  updateCollection,
} from './collection-store.ts';
import { countInCollection, listCollections } from './collection-view.ts';

const auditCollection = auditOf('mediaCollection', ({ id, title, description, version }: CollectionRow) => ({
  id,
  title,
  description,
  version,
}));

export function collectionRoutes(): readonly Route[] {
  return [
    route(mediaCollectionEndpoints.list, async ({ db, projectId }) => ({
      items: await listCollections(db, projectId),
    })),
    transactionRoute(mediaCollectionEndpoints.create, async (call) => {
      await lockGroups(call.db, call.projectId);
      const after = await insertCollection(call.db, call.projectId, call.body, call.caller);
      await auditCollection(call, 'create', { after });
      return collectionOf(after, 0);
    }),
    transactionRoute(mediaCollectionEndpoints.update, async (call) => {
      const { db, projectId } = call;
      await lockGroups(db, projectId);
      const before = await getVersioned(db, 'media_collections', projectId, call.body.id);
      const after = await updateCollection(db, projectId, call.body, call.caller);
      await auditCollection(call, 'update', { before, after });
      return collectionOf(after, await countInCollection(db, projectId, after.id));
    }),
    transactionRoute(mediaCollectionEndpoints.remove, async (call) => {
      const { db, projectId, ifMatch } = call;
      await lockGroups(db, projectId);
      const before = await getVersioned(db, 'media_collections', projectId, call.params.id);
      checkVersion(before, ifMatch);
      await removeCollection(db, before);
      await auditCollection(call, 'delete', { before });
      return { id: before.id };
    }),
  ];
}
