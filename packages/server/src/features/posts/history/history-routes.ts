import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { versionEndpoints } from '@toasoan/contract/features/posts/history/version-endpoints.ts';
import { mayReadDrafts } from '@toasoan/contract/features/posts/post-rules.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { listVersions } from '#server/features/articles/public.ts';
import { postActor } from '../post-actor.ts';
import { auditPost } from '../post-audit.ts';
import { getPost, postOf } from '../post-detail-view.ts';
import { factsOf } from '../post-record.ts';
import { POST_TABLES } from '../post-tables.ts';
import { listTransitions } from './post-transition-view.ts';
import { getReadableVersion } from './post-version-view.ts';
import { restoreVersion } from './restore-version.ts';

export function historyRoutes(): readonly Route[] {
  return [
    route(versionEndpoints.list, async ({ db, projectId, caller, params, query }) => {
      const actor = postActor(caller);
      const post = await getPost(db, projectId, actor, params.id);
      return await listVersions(
        db,
        POST_TABLES,
        { projectId, articleId: post.id },
        {
          ...query,
          publicOnly: !mayReadDrafts(actor, factsOf(post)),
        },
      );
    }),
    route(versionEndpoints.detail, async ({ db, projectId, caller, params }) => {
      const actor = postActor(caller);
      const post = await getPost(db, projectId, actor, params.id);
      return await getReadableVersion(db, projectId, { post, no: params.no, actor });
    }),
    transactionRoute(versionEndpoints.restore, async (call) => {
      const { db, projectId, caller, params, body, language } = call;
      const actor = postActor(caller);
      const { leftOut, ...change } = await restoreVersion(
        db,
        projectId,
        { ...body, ...params },
        { actor, by: caller },
      );
      await auditPost(call, 'restoreVersion', change);
      return { post: postOf(change.after, actor, language), leftOut };
    }),
    route(postEndpoints.transitionLog, async ({ db, projectId, caller, params, query }) => {
      const actor = postActor(caller);
      const post = await getPost(db, projectId, actor, params.id);
      const publicOnly = !mayReadDrafts(actor, factsOf(post));
      return await listTransitions(db, projectId, { postId: post.id, publicOnly, ...query });
    }),
  ];
}
