import { mayReadDrafts } from '@toasoan/contract/features/posts/post-rules.ts';
import { shareEndpoints } from '@toasoan/contract/features/posts/preview/share-endpoints.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { postActor } from '../post-actor.ts';
import { getPost } from '../post-detail-view.ts';
import { factsOf } from '../post-record.ts';
import { listShareLinks } from './share-link-store.ts';
import { createShare, linkOf, revokeShare, type ShareDependencies } from './share-post.ts';

export function shareRoutes(deps: ShareDependencies): readonly Route[] {
  return [
    route(shareEndpoints.list, async ({ db, projectId, caller, params }) => {
      const actor = postActor(caller);
      const post = await getPost(db, projectId, actor, params.id);
      if (!mayReadDrafts(actor, factsOf(post))) throw new AppError('FORBIDDEN');
      const rows = await listShareLinks(db, projectId, post.id);
      return { items: rows.map((row) => linkOf(row, post, deps.now())) };
    }),
    transactionRoute(shareEndpoints.create, (call) => createShare(call, call.body, deps)),
    transactionRoute(shareEndpoints.revoke, (call) =>
      revokeShare(call, { postId: call.params.id, ...call.body }, deps.now()),
    ),
  ];
}
