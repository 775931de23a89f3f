import { mediaCollectionEndpoints } from '@toasoan/contract/features/media/folder-endpoints.ts';
import { auditOf } from '#server/core/audit/audit-log.ts';
import { changeRoutes } from '#server/core/crud/crud-routes.ts';
import { type Route, route } from '#server/core/http/route.ts';
import { type CollectionRow, collectionOf, collectionStore } from './collection-store.ts';
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
    ...Object.values(
      changeRoutes(mediaCollectionEndpoints, {
        store: collectionStore,
        audit: auditCollection,
        answerOf: async (row, { db, projectId }) =>
          collectionOf(row, await countInCollection(db, projectId, row.id)),
      }),
    ),
  ];
}
