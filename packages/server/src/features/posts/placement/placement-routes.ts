import { placementEndpoints } from '@toasoan/contract/features/posts/placement/placement-endpoints.ts';
import { type Route, route, type TransactionCall, transactionRoute } from '#server/core/http/route.ts';
import { postActor } from '../post-actor.ts';
import { placePost, reorderFocus, unplacePost } from './place-post.ts';
import { listPlacements } from './placement-view.ts';

export function placementRoutes(): readonly Route[] {
  return [
    route(placementEndpoints.list, ({ db, projectId, caller, query }) =>
      listPlacements(db, projectId, postActor(caller), { ...query, now: new Date() }),
    ),
    transactionRoute(placementEndpoints.place, async (call) => {
      await placePost(call, { ...call.body, ...call.params });
      return await all(call);
    }),
    transactionRoute(placementEndpoints.unplace, async (call) => {
      await unplacePost(call, { ...call.body, ...call.params });
      return await all(call);
    }),
    transactionRoute(placementEndpoints.reorder, async (call) => {
      await reorderFocus(call, call.body);
      return await all(call);
    }),
  ];
}

async function all({ db, projectId, caller }: TransactionCall) {
  return await listPlacements(db, projectId, postActor(caller), { now: new Date() });
}
