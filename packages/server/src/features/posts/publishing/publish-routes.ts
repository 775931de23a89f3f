import { publishEndpoints } from '@toasoan/contract/features/posts/publishing/publish-endpoints.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { findPublishAudience } from '../notify/notify-of-transition.ts';
import { postActor } from '../post-actor.ts';
import { getPost, postOf } from '../post-detail-view.ts';
import { findNames } from './publication-view.ts';
import { undoPublish } from './undo-publish.ts';

/** Beside the publication itself, which is a transition: who hears of it, and taking it back. */
export function publishRoutes(): readonly Route[] {
  return [
    route(publishEndpoints.audience, async ({ db, projectId, caller, params }) => {
      const post = await getPost(db, projectId, postActor(caller), params.id);
      const people = await findPublishAudience(db, projectId, { post, byId: caller.userId });
      return { people: [...(await findNames(db, people))] };
    }),
    transactionRoute(publishEndpoints.undo, async (call) => {
      const { caller, params, body, language } = call;
      const { after } = await undoPublish(call, { id: params.id, ...body });
      return postOf(after, postActor(caller), language);
    }),
  ];
}
