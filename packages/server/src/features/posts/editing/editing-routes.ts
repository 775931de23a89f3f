import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { dropSavedText } from '#server/features/articles/public.ts';
import { checkNewByHand } from '../correction/check-by-hand.ts';
import { postActor } from '../post-actor.ts';
import { auditPost } from '../post-audit.ts';
import { getPost, postOf } from '../post-detail-view.ts';
import { POST_TABLES } from '../post-tables.ts';
import { createPost } from './add-post.ts';
import { copyPost } from './copy-post.ts';
import { updatePost } from './update-post.ts';

/** Reads and saves one post. */
export function editingRoutes(): readonly Route[] {
  return [
    route(postEndpoints.detail, async ({ db, projectId, caller, params, language }) => {
      const actor = postActor(caller);
      return postOf(await getPost(db, projectId, actor, params.id), actor, language);
    }),
    transactionRoute(postEndpoints.create, async (call) => {
      const { db, projectId, caller, body, language } = call;
      checkNewByHand(body);
      const after = await createPost(db, projectId, { draft: body, createdBy: caller });
      await auditPost(call, 'create', { after });
      return postOf(after, postActor(caller), language);
    }),
    transactionRoute(postEndpoints.copy, async (call) => {
      const { db, projectId, caller, params, language } = call;
      const actor = postActor(caller);
      const after = await copyPost(db, projectId, params.id, { actor, by: caller });
      await auditPost(call, 'create', { after });
      return postOf(after, actor, language);
    }),
    transactionRoute(postEndpoints.update, async (call) => {
      const { db, projectId, caller, body, language } = call;
      const actor = postActor(caller);
      const change = await updatePost(db, projectId, body, { actor, by: caller });
      await dropSavedText(call, POST_TABLES, { articleId: body.id, ...body });
      await auditPost(call, 'update', change);
      return postOf(change.after, actor, language);
    }),
  ];
}
