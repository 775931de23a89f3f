import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { pendingEndpoints } from '@toasoan/contract/features/posts/pending/post-pending.ts';
import { mayReadDrafts } from '@toasoan/contract/features/posts/post-rules.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { postActor } from '../post-actor.ts';
import { auditPost } from '../post-audit.ts';
import { getPost, postOf } from '../post-detail-view.ts';
import { factsOf } from '../post-record.ts';
import { applyPending, dropPending } from './apply-pending.ts';
import { checkPending } from './check-pending.ts';

/** The draft that waits beside a public post: what applying it would change, applying it, dropping it. */
export function pendingRoutes(): readonly Route[] {
  return [
    route(pendingEndpoints.check, async ({ db, projectId, caller, params, query, language }) => {
      const actor = postActor(caller);
      const post = await getPost(db, projectId, actor, params.id);
      if (!mayReadDrafts(actor, factsOf(post))) throw new AppError('NOT_FOUND');
      const { unmet, warnings } = await checkPending(db, projectId, post, query.fields);
      return {
        unmet: unmet.map(({ code, field, text }) => ({
          code,
          ...(field !== undefined && { field }),
          message: text[language],
        })),
        warnings,
      };
    }),
    transactionRoute(postEndpoints.apply, async (call) => {
      const { db, projectId, caller, params, body, language } = call;
      const actor = postActor(caller);
      const change = await applyPending(db, projectId, { ...body, ...params }, { actor, by: caller });
      await auditPost(call, 'apply', change);
      return postOf(change.after, actor, language);
    }),
    transactionRoute(postEndpoints.dropPending, async (call) => {
      const { db, projectId, caller, params, body, language } = call;
      const actor = postActor(caller);
      const change = await dropPending(db, projectId, { ...body, ...params }, { actor, by: caller });
      await auditPost(call, 'update', change);
      return postOf(change.after, actor, language);
    }),
  ];
}
