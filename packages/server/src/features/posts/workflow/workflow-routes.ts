import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { runBulk } from '#server/core/db/run-bulk.ts';
import { type Route, transactionRoute } from '#server/core/http/route.ts';
import { dropSavedText } from '#server/features/articles/public.ts';
import { postActor } from '../post-actor.ts';
import { postOf } from '../post-detail-view.ts';
import { POST_TABLES } from '../post-tables.ts';
import { changePost, checkBulk } from './change-posts.ts';
import { purgePost } from './purge-post.ts';
import { transitionPost } from './transition-post.ts';

/** Changes the state of one post or of many. */
export function workflowRoutes(): readonly Route[] {
  return [
    transactionRoute(postEndpoints.transition, async (call) => {
      const { caller, params, body, language } = call;
      const { after } = await transitionPost(call, { id: params.id, ...body });
      await dropSavedText(call, POST_TABLES, { articleId: params.id, ...body });
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
