import { pendingEndpoints } from '@toasoan/contract/features/posts/pending/post-pending.ts';
import { mayReadDrafts } from '@toasoan/contract/features/posts/post-rules.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type Route, route } from '#server/core/http/route.ts';
import { postActor } from '../post-actor.ts';
import { getPost } from '../post-detail-view.ts';
import { factsOf } from '../post-record.ts';
import { checkPending } from './check-pending.ts';

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
  ];
}
