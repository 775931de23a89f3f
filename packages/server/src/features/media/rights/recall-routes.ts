import { recallChanges, recallEndpoints } from '@toasoan/contract/features/media/recall.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { mediaPerson } from '../library/media-person.ts';
import { getMedia } from '../library/media-store.ts';
import { listUses, shownUse } from '../library/uses/media-uses-view.ts';
import { recallMedia } from './recall-media.ts';
import { listRecalls } from './recall-view.ts';
import type { RecallDependencies } from './recalled-things.ts';
import { undoRecall } from './undo-recall.ts';

export function recallRoutes(deps: RecallDependencies): readonly Route[] {
  return [
    route(recallEndpoints.preview, async ({ db, projectId, caller, params }) => {
      const { id } = await getMedia(db, projectId, params.id);
      const uses = await listUses(db, projectId, id, mediaPerson(caller));
      return {
        changed: uses.filter(recallChanges).map(shownUse),
        kept: uses.filter((use) => !recallChanges(use)).map(shownUse),
      };
    }),
    route(recallEndpoints.list, async ({ db, projectId }) => ({ items: await listRecalls(db, projectId) })),
    transactionRoute(recallEndpoints.start, (call) =>
      recallMedia(call, { ...call.body, id: call.params.id }, deps),
    ),
    transactionRoute(recallEndpoints.undo, (call) =>
      undoRecall(call, { ...call.body, id: call.params.id }, deps),
    ),
  ];
}
