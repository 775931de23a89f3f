import { relatedEndpoints } from '@toasoan/contract/features/posts/related/related-endpoints.ts';
import { type Route, route } from '#server/core/http/route.ts';
import { postActor } from '../post-actor.ts';
import { findRelatedPosts } from './related-posts-view.ts';
import { findSimilarPosts } from './similar-posts-view.ts';

export function relatedRoutes(): readonly Route[] {
  return [
    route(relatedEndpoints.similar, async ({ db, projectId, caller, query }) => ({
      items: await findSimilarPosts(db, projectId, postActor(caller), query),
    })),
    route(relatedEndpoints.related, ({ db, projectId, caller, query }) =>
      findRelatedPosts(db, projectId, postActor(caller), query),
    ),
  ];
}
