import { correctionEndpoints } from '@toasoan/contract/features/posts/correction/correction-endpoints.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { postActor } from '../post-actor.ts';
import { getPost } from '../post-detail-view.ts';
import { changeCorrection, correctPost } from './correct-post.ts';
import { exportLedger } from './correction-export-task.ts';
import { listLedger } from './correction-ledger-view.ts';
import { correctionOf, getCorrection, listCorrections } from './correction-view.ts';

export function correctionRoutes(): readonly Route[] {
  return [
    route(correctionEndpoints.list, async ({ db, projectId, caller, query }) => {
      const post = await getPost(db, projectId, postActor(caller), query.postId);
      return { items: await listCorrections(db, projectId, post.id) };
    }),
    route(correctionEndpoints.ledger, ({ db, projectId, query }) => listLedger(db, projectId, query)),
    transactionRoute(correctionEndpoints.export, (call) => exportLedger(call, call.body)),
    route(correctionEndpoints.detail, async ({ db, projectId, params }) =>
      correctionOf(await getCorrection(db, projectId, params.id)),
    ),
    transactionRoute(correctionEndpoints.create, async (call) => {
      const { postId, categoryId, ...draft } = call.body;
      return correctionOf(await correctPost(call, { postId, categoryId }, draft));
    }),
    transactionRoute(correctionEndpoints.update, async (call) => {
      const { id, version, editingSession, ...draft } = call.body;
      return correctionOf(await changeCorrection(call, { id, version, editingSession }, draft));
    }),
  ];
}
