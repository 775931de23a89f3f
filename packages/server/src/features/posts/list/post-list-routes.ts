import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { type Route, route } from '#server/core/http/route.ts';
import { postActor } from '../post-actor.ts';
import { countPosts } from './post-count-view.ts';
import { listPosts } from './post-list-view.ts';

export function postListRoutes(): readonly Route[] {
  return [
    route(postEndpoints.list, ({ db, projectId, caller, query }) =>
      listPosts(db, projectId, postActor(caller), query),
    ),
    route(postEndpoints.counts, ({ db, projectId, caller }) => countPosts(db, projectId, postActor(caller))),
  ];
}
