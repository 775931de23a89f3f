import { submissionCheckEndpoints as endpoints } from '@toasoan/contract/features/submission-checks/endpoints.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { holdSubmission, type IsBlindFor } from '#server/features/submissions/public.ts';
import { checkSubmission } from './check-jobs.ts';
import { setWaiting } from './check-store.ts';
import { startChecks } from './check-task.ts';
import { getPairs } from './pairs-view.ts';

interface CheckDependencies {
  readonly now: () => Date;
  readonly isBlindFor: IsBlindFor;
}

/** Technical checks that people ask for, and what looks like a work. */
export function submissionCheckRoutes({ now, isBlindFor }: CheckDependencies): readonly Route[] {
  return [
    transactionRoute(endpoints.check, async (call) => {
      const row = await holdSubmission(call.db, call.projectId, call.params.id);
      await setWaiting(call.db, row);
      await checkSubmission(call.db, call.projectId, row.id);
      await writeAudit(call, {
        action: 'submission.check',
        entity: 'submission',
        entityId: row.id,
        after: { title: row.number },
      });
      return { id: row.id };
    }),
    transactionRoute(endpoints.checkMany, async (call) => await startChecks(call, call.body, now())),
    route(endpoints.pairs, async ({ db, params, projectId, caller }) => {
      return await getPairs(db, params.id, { projectId, userId: caller.userId, isBlindFor });
    }),
  ];
}
