import { submissionRecallEndpoints as endpoints } from '@toasoan/contract/features/contest-results/endpoints.ts';
import { type Route, route, type TransactionCall, transactionRoute } from '#server/core/http/route.ts';
import { getContest } from '#server/features/contests/public.ts';
import { mediaPerson } from '#server/features/media/public.ts';
import { previewRecall } from './recall-preview-view.ts';
import {
  mayRecallLibrary,
  type Outcome,
  recallSubmission,
  type SubmissionRecallDependencies,
  undoRecall,
} from './recall-submission.ts';
import { getShownRecall, listRecalls } from './recall-view.ts';

/** Works that are taken down everywhere. */
export function recallRoutes(deps: SubmissionRecallDependencies): readonly Route[] {
  async function answer({ db, projectId, caller }: TransactionCall, { id, left }: Outcome) {
    return { ...(await getShownRecall(db, projectId, id, caller.userId)), left: [...left] };
  }
  return [
    route(endpoints.list, async ({ db, projectId, query, caller }) => {
      await getContest(db, projectId, query.contestId);
      return { items: await listRecalls(db, projectId, query, caller.userId) };
    }),
    route(endpoints.preview, async ({ db, projectId, params, caller }) => {
      const looking = { person: mediaPerson(caller), mayRecallLibrary: mayRecallLibrary({ caller }) };
      return await previewRecall(db, projectId, params.id, looking);
    }),
    transactionRoute(endpoints.start, async (call) =>
      answer(call, await recallSubmission(call, call.body, deps)),
    ),
    transactionRoute(endpoints.undo, async (call) =>
      answer(call, await undoRecall(call, { ...call.params, ...call.body }, deps)),
    ),
  ];
}
