import { correctionEndpoints } from '@toasoan/contract/features/posts/correction/correction-endpoints.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { postActor } from '../post-actor.ts';
import { getPost } from '../post-detail-view.ts';
import { changeCorrection, correctPost } from './correct-post.ts';
import { exportLedger } from './correction-export-task.ts';
import { listLedger } from './correction-ledger-view.ts';
import { correctionOf, getCorrection, listCorrections, seesRequests } from './correction-view.ts';

export function correctionRoutes(): readonly Route[] {
  return [
    route(correctionEndpoints.list, async ({ db, projectId, caller, query }) => {
      const post = await getPost(db, projectId, postActor(caller), query.postId);
      const rows = await listCorrections(db, projectId, post.id);
      return { items: rows.map((row) => correctionOf(row, seesRequests(caller, projectId))) };
    }),
    route(correctionEndpoints.ledger, ({ db, projectId, query, caller }) =>
      listLedger(db, projectId, query, seesRequests(caller, projectId)),
    ),
    transactionRoute(correctionEndpoints.export, (call) => exportLedger(call, call.body)),
    route(correctionEndpoints.detail, async ({ db, projectId, params, caller }) =>
      correctionOf(await getCorrection(db, projectId, params.id), seesRequests(caller, projectId)),
    ),
    transactionRoute(correctionEndpoints.create, async (call) => {
      const { postId, categoryId, requestId, ...draft } = call.body;
      const made = await correctPost(call, { postId, categoryId, requestId }, draft);
      return correctionOf(made, seesRequests(call.caller, call.projectId));
    }),
    transactionRoute(correctionEndpoints.update, async (call) => {
      const { id, version, editingSession, ...draft } = call.body;
      const changed = await changeCorrection(call, { id, version, editingSession }, draft);
      return correctionOf(changed, seesRequests(call.caller, call.projectId));
    }),
  ];
}
