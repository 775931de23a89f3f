import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { publishEndpoints } from '@toasoan/contract/features/posts/workflow/publish-endpoints.ts';
import { runBulk } from '#server/core/db/run-bulk.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { dropAutosave } from '../autosave/autosave-store.ts';
import { findPublishAudience } from '../notify/notify-of-transition.ts';
import { postActor } from '../post-actor.ts';
import { getPost, postOf } from '../post-detail-view.ts';
import { changePost, checkBulk } from './change-posts.ts';
import { findNames } from './publication-view.ts';
import { purgePost } from './purge-post.ts';
import { transitionPost } from './transition-post.ts';
import { undoPublish } from './undo-publish.ts';

/** Changes the state of one post or of many. */
export function workflowRoutes(): readonly Route[] {
  return [
    transactionRoute(postEndpoints.transition, async (call) => {
      const { db, projectId, caller, params, body, language } = call;
      const { after } = await transitionPost(call, { id: params.id, ...body });
      await dropAutosave(db, projectId, caller.userId, { postId: params.id, ...body });
      return postOf(after, postActor(caller), language);
    }),
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
    transactionRoute(postEndpoints.bulk, async (call) => {
      await checkBulk(call.db, call.projectId, call.body);
      return await runBulk(call, call.body.ids, (itemCall, id) => changePost(itemCall, id, call.body));
    }),
    transactionRoute(postEndpoints.remove, async (call) => {
      const post = { id: call.params.id, version: call.ifMatch };
      if (call.query.purge === true) await purgePost(call, post);
      else await transitionPost(call, { ...post, to: 'TRASHED' });
      return { id: call.params.id };
    }),
  ];
}
