import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { together } from '#server/core/db/pipelined-transaction.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { getPostBrief } from '../lock/lock-view.ts';
import { postActor } from '../post-actor.ts';
import { getPost } from '../post-detail-view.ts';
import { dropAutosave, keepAutosave, listAutosaves } from './autosave-store.ts';

/** Unsaved text of an editor, kept apart from the post. */
export function autosaveRoutes(): readonly Route[] {
  return [
    transactionRoute(postEndpoints.autosave, async ({ db, projectId, caller, body }) => {
      const [, savedTime] = await together(
        getPostBrief(db, projectId, postActor(caller), body.postId),
        keepAutosave(db, projectId, caller.userId, body),
      );
      return { savedTime: savedTime.toISOString() };
    }),
    route(postEndpoints.autosaves, async ({ db, projectId, caller, query }) => {
      await getPost(db, projectId, postActor(caller), query.postId);
      return { items: await listAutosaves(db, projectId, caller.userId, query.postId) };
    }),
    transactionRoute(postEndpoints.removeAutosave, async ({ db, projectId, caller, params, query }) => {
      await dropAutosave(db, projectId, caller.userId, { ...params, ...query });
      return {};
    }),
  ];
}
