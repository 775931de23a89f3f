import { contestFacts } from '@toasoan/contract/features/contests/contest-facts.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { getContestDetail } from '../contest-view.ts';

export async function auditNewContest(
  call: TransactionCall,
  id: string,
  more: { readonly clonedFrom?: string } = {},
): Promise<void> {
  const contest = await getContestDetail(call.db, call.projectId, id);
  await writeAudit(call, {
    action: more.clonedFrom === undefined ? 'contest.create' : 'contest.clone',
    entity: 'contest',
    entityId: id,
    after: { ...contestFacts(contest), ...more },
  });
}
