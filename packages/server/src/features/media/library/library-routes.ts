import { describeEndpoints } from '@toasoan/contract/features/media/describing/description.ts';
import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import { runBulk } from '#server/core/db/run-bulk.ts';
import {
  downloadRoute,
  type Route,
  route,
  type TransactionCall,
  transactionRoute,
} from '#server/core/http/route.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import type { MediaRecord } from '../media-row.ts';
import { readSpace } from '../space/space-view.ts';
import { collectionRoutes } from './collections/collection-routes.ts';
import { describeMedia, previewDescription } from './describing/describe-media.ts';
import { templateRoutes } from './describing/template-routes.ts';
import { downloadMedia } from './download-media.ts';
import { changeOne } from './editing/bulk-media.ts';
import { cropMedia } from './editing/crop-media.ts';
import { updateMedia } from './editing/update-media.ts';
import { folderRoutes } from './folders/folder-routes.ts';
import { purgeMedia } from './lifecycle/purge-media.ts';
import { type LookAgain, transitionMedia } from './lifecycle/transition-media.ts';
import { restoreMedia, trashMedia } from './lifecycle/trash-media.ts';
import { countMedia } from './list/media-count-view.ts';
import { listMedia } from './list/media-list-view.ts';
import { listMediaMonths } from './list/media-months-view.ts';
import { findDuplicates, mediaByChecksum, mediaByIds } from './list/some-media-view.ts';
import { auditMedia } from './media-audit.ts';
import { mediaOf } from './media-detail-view.ts';
import { mediaPerson } from './media-person.ts';
import { getMedia } from './media-store.ts';
import { listUses, listUsesOfEach, shownUse } from './uses/media-uses-view.ts';
import { zipMedia } from './zip/zip-media.ts';

export interface LibraryDependencies {
  readonly now: () => Date;
  readonly storage: Storage;
  readonly lookAgain: LookAgain;
}

export function libraryRoutes(deps: LibraryDependencies): readonly Route[] {
  return [
    ...readingRoutes(deps),
    ...changingRoutes(deps),
    ...folderRoutes(),
    ...collectionRoutes(),
    ...templateRoutes(),
  ];
}

function readingRoutes({ now, storage }: LibraryDependencies): readonly Route[] {
  return [
    route(mediaEndpoints.list, ({ db, projectId, caller, query }) =>
      listMedia(db, projectId, caller.userId, query, now()),
    ),
    route(mediaEndpoints.months, async ({ db, projectId, caller, query }) => ({
      items: await listMediaMonths(db, projectId, caller.userId, query, now()),
    })),
    route(mediaEndpoints.counts, ({ db, projectId, caller }) =>
      countMedia(db, projectId, caller.userId, now()),
    ),
    route(mediaEndpoints.space, ({ db, projectId }) => readSpace(db, projectId)),
    route(mediaEndpoints.detail, async ({ db, projectId, caller, params }) =>
      mediaOf(db, projectId, await getMedia(db, projectId, params.id), mediaPerson(caller)),
    ),
    route(mediaEndpoints.known, async ({ db, projectId, query }) => ({
      items: await mediaByChecksum(db, projectId, query.checksum),
    })),
    route(mediaEndpoints.byIds, async ({ db, projectId, query }) => ({
      items: await mediaByIds(db, projectId, query.id),
    })),
    route(mediaEndpoints.uses, async ({ db, projectId, caller, params }) => {
      const { id } = await getMedia(db, projectId, params.id);
      return { items: (await listUses(db, projectId, id, mediaPerson(caller))).map(shownUse) };
    }),
    route(mediaEndpoints.usesByIds, async ({ db, projectId, caller, query }) => ({
      items: await listUsesOfEach(db, projectId, query.id, mediaPerson(caller)),
    })),
    route(mediaEndpoints.duplicates, async ({ db, projectId, params }) => ({
      items: await findDuplicates(db, projectId, await getMedia(db, projectId, params.id)),
    })),
    downloadRoute(mediaEndpoints.download, (call) => downloadMedia(call, call.params.id, storage)),
  ];
}

function changingRoutes({ lookAgain }: LibraryDependencies): readonly Route[] {
  return [
    transactionRoute(mediaEndpoints.update, async (call) => {
      const { db, projectId, caller, body } = call;
      const editor = { person: mediaPerson(caller), by: caller };
      const { record, before, after } = await updateMedia(db, projectId, body, editor);
      await auditMedia(call, 'update', { before, after });
      return await answer(call, record);
    }),
    transactionRoute(mediaEndpoints.crops, async (call) => {
      const { db, projectId, caller, body } = call;
      const editor = { person: mediaPerson(caller), by: caller };
      const { record, before, after } = await cropMedia(db, projectId, body, editor);
      await auditMedia(call, 'crop', { before, after });
      return await answer(call, record);
    }),
    transactionRoute(mediaEndpoints.transition, async (call) =>
      answer(call, await transitionMedia(call, { ...call.params, ...call.body }, lookAgain)),
    ),
    transactionRoute(mediaEndpoints.bulk, (call) =>
      runBulk(call, call.body.ids, (itemCall, id) => changeOne(itemCall, id, call.body)),
    ),
    route(describeEndpoints.preview, async (call) => ({ items: await previewDescription(call) })),
    transactionRoute(describeEndpoints.apply, (call) => describeMedia(call, call.body)),
    ...[mediaEndpoints.remove, mediaEndpoints.removeAtFormerPath].map((endpoint) =>
      transactionRoute(endpoint, async (call) => {
        const named = { id: call.params.id, version: call.ifMatch };
        await (call.query.purge ? purgeMedia(call, named) : trashMedia(call, named));
        return { id: named.id };
      }),
    ),
    transactionRoute(mediaEndpoints.restore, async (call) =>
      answer(call, await restoreMedia(call, { ...call.params, ...call.body })),
    ),
    transactionRoute(mediaEndpoints.zip, (call) => zipMedia(call, call.body)),
  ];
}

async function answer({ db, projectId, caller }: TransactionCall, record: MediaRecord) {
  return await mediaOf(db, projectId, record, mediaPerson(caller));
}
