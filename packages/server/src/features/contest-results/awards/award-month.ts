import type { BulkResult } from '@toasoan/contract/core/bulk.ts';
import type { MonthAward } from '@toasoan/contract/features/contest-results/award.ts';
import { runBulk } from '#server/core/db/run-bulk.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { announceMonth, findMonth, winnersOfMonth } from '#server/features/contest-votes/public.ts';
import { getAward, holdContestOf } from './award-store.ts';
import { confirmAwards } from './decide-awards.ts';
import { type AwardDependencies, proposeOne } from './give-awards.ts';

/**
 * Announces a month, so that its winners stay, and gives each winner its prize: proposed, or awarded by the decision.
 * Each work reports for itself. @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET: DECISION_AHEAD
 */
export async function awardMonth(
  call: TransactionCall,
  { monthId, version, decision }: MonthAward,
  deps: AwardDependencies,
): Promise<BulkResult> {
  const { db, projectId, caller } = call;
  const month = await findMonth(db, projectId, { id: monthId });
  if (month === undefined) throw new AppError('NOT_FOUND');
  await holdContestOf(db, projectId, month.contest_id);
  checkVersion(month, version);
  if (month.state === 'NOTED') await announceMonth(call, { id: monthId, version }, caller);
  const prizes = new Map(
    (await winnersOfMonth(db, month)).map(({ submissionId, prizeId }) => [submissionId, prizeId]),
  );
  const given: string[] = [];
  const result = await runBulk(call, [...prizes.keys()], async (itemCall, submissionId) => {
    const prizeId = prizes.get(submissionId) ?? '';
    given.push(await proposeOne(itemCall, { submissionId, prizeId, month: month.month }, deps));
  });
  if (decision === undefined || given.length === 0) return result;
  const items = [];
  for (const id of given) items.push({ id, version: (await getAward(db, projectId, id)).version });
  await confirmAwards(call, { items, ...decision }, deps);
  return result;
}
