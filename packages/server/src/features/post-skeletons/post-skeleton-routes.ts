import { postSkeletonEndpoints } from '@toasoan/contract/features/post-skeletons/endpoints.ts';
import { POST_SKELETON_RULE_TEXTS } from '@toasoan/contract/features/post-skeletons/post-skeleton-rules.ts';
import { auditOf } from '#server/core/audit/audit-log.ts';
import { crudRoutes, statusBulkRoute } from '#server/core/crud/crud-routes.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { auditPost } from '#server/features/posts/public.ts';
import { beginPost } from './begin-post.ts';
import { auditedPostSkeleton, postSkeletonOf } from './post-skeleton-row.ts';
import { postSkeletonStore } from './post-skeleton-store.ts';
import { listPostSkeletons } from './post-skeleton-view.ts';

export function postSkeletonRoutes(now: () => Date): readonly Route[] {
  const store = postSkeletonStore(now);
  const skeletons = {
    store,
    audit: auditOf('postSkeleton', auditedPostSkeleton),
    answerOf: postSkeletonOf,
  };
  return [
    route(postSkeletonEndpoints.list, ({ db, projectId, query }) => listPostSkeletons(db, projectId, query)),
    ...Object.values(crudRoutes(postSkeletonEndpoints, skeletons)),
    statusBulkRoute(postSkeletonEndpoints.bulk, skeletons),
    transactionRoute(postSkeletonEndpoints.use, async (call) => {
      const { db, caller, params } = call;
      const skeleton = await store.get(call, params.id);
      if (skeleton.status !== 'ENABLE') throw ruleNotMet(POST_SKELETON_RULE_TEXTS, 'IS_OFF');
      const after = await beginPost(db, skeleton, { by: caller, at: now() });
      await auditPost(call, 'create', { after });
      return { postId: after.id };
    }),
  ];
}
