import { redirectEndpoints } from '@toasoan/contract/features/posts/redirects/redirect-endpoints.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { postActor } from '../post-actor.ts';
import { getPost, postOf } from '../post-detail-view.ts';
import { addRedirect, redirectsOf, removeRedirect } from './change-redirects.ts';

export function redirectRoutes(): readonly Route[] {
  return [
    route(redirectEndpoints.list, async ({ db, projectId, caller, params }) =>
      redirectsOf(db, projectId, await getPost(db, projectId, postActor(caller), params.id)),
    ),
    transactionRoute(redirectEndpoints.add, async (call) => {
      const after = await addRedirect(call, { ...call.params, ...call.body });
      return {
        post: postOf(after, postActor(call.caller), call.language),
        redirects: await redirectsOf(call.db, call.projectId, after),
      };
    }),
    transactionRoute(redirectEndpoints.remove, async (call) => {
      const after = await removeRedirect(call, { ...call.params, ...call.body });
      return {
        post: postOf(after, postActor(call.caller), call.language),
        redirects: await redirectsOf(call.db, call.projectId, after),
      };
    }),
  ];
}
