import { submissionRecallEndpoints as endpoints } from '@toasoan/contract/features/contest-results/endpoints.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { getContest } from '#server/features/contests/public.ts';
import { recallSubmission, undoRecall } from './recall-submission.ts';
import { getShownRecall, listRecalls } from './recall-view.ts';

/** Works that are taken down everywhere. */
export function recallRoutes(now: () => Date): readonly Route[] {
  return [
    route(endpoints.list, async ({ db, projectId, query }) => {
      await getContest(db, projectId, query.contestId);
      return { items: await listRecalls(db, projectId, query) };
    }),
    transactionRoute(endpoints.start, async (call) => {
      const id = await recallSubmission(call, call.body, now());
      return await getShownRecall(call.db, call.projectId, id);
    }),
    transactionRoute(endpoints.undo, async (call) => {
      await undoRecall(call, { ...call.params, ...call.body }, now());
      return await getShownRecall(call.db, call.projectId, call.params.id);
    }),
  ];
}
