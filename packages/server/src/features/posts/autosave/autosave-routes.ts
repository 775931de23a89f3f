import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { mayKeepText } from '@toasoan/contract/features/posts/post-rules.ts';
import { together } from '#server/core/db/pipelined-transaction.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { dropAutosave, keepAutosave, listAutosaves } from '#server/features/articles/public.ts';
import { getPostBrief } from '../lock/post-brief-view.ts';
import { postActor } from '../post-actor.ts';
import { getPost } from '../post-detail-view.ts';
import { POST_KIND } from '../post-kind.ts';
import { POST_TABLES } from '../post-tables.ts';

/** Unsaved text of an editor, kept apart from the post. */
export function autosaveRoutes(): readonly Route[] {
  return [
    transactionRoute(postEndpoints.autosave, async ({ db, projectId, caller, body }) => {
      const actor = postActor(caller);
      const article = { projectId, articleId: body.postId };
      const [post, savedTime] = await together(
        getPostBrief(db, projectId, actor, body.postId),
        keepAutosave(db, POST_TABLES, article, caller.userId, body),
      );
      // The row goes with the transaction.
      if (!mayKeepText(actor, post)) throw new AppError('FORBIDDEN');
      return { savedTime: savedTime.toISOString() };
    }),
    route(postEndpoints.autosaves, async ({ db, projectId, caller, query }) => {
      await getPost(db, projectId, postActor(caller), query.postId);
      const article = { projectId, articleId: query.postId };
      return { items: await listAutosaves(db, POST_KIND, article, caller.userId) };
    }),
    transactionRoute(postEndpoints.removeAutosave, async ({ db, projectId, caller, params, query }) => {
      const article = { projectId, articleId: query.postId };
      await dropAutosave(db, POST_TABLES, article, caller.userId, params.editingSession);
      return {};
    }),
  ];
}
