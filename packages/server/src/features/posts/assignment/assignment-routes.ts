import { assignmentEndpoints } from '@toasoan/contract/features/posts/assignment/assignment-endpoints.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { postActor } from '../post-actor.ts';
import { postOf } from '../post-detail-view.ts';
import { assignPost } from './assign-post.ts';
import { handOver, takeBack } from './hand-over.ts';
import { handOverItemsOf } from './hand-over-view.ts';

/** Assignment of posts to people. */
export function assignmentRoutes(): readonly Route[] {
  return [
    transactionRoute(assignmentEndpoints.assign, async (call) => {
      const after = await assignPost(call, { id: call.params.id, ...call.body });
      return postOf(after, postActor(call.caller), call.language);
    }),
    route(assignmentEndpoints.handOverItems, ({ db, projectId, caller }) =>
      handOverItemsOf(db, projectId, caller.userId),
    ),
    transactionRoute(assignmentEndpoints.handOver, (call) => handOver(call, call.body)),
    transactionRoute(assignmentEndpoints.takeBack, (call) => takeBack(call, call.params.id)),
  ];
}
