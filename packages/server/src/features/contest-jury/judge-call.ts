import type { AuditSource } from '#server/core/audit/audit-log.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import type { Judge } from './own-turn-view.ts';

/** What judging needs to know of a call, of a member of staff or of an external juror. */
export interface JudgeCall extends AuditSource {
  readonly judge: Judge;
  readonly by: Actor;
}

export function staffJudge({ projectId, caller }: Pick<TransactionCall, 'projectId' | 'caller'>): Judge {
  return { projectId, userId: caller.userId };
}

export function staffCall(call: TransactionCall): JudgeCall {
  const { db, caller, projectId, address, requestId, userAgent } = call;
  return { db, caller, projectId, address, requestId, userAgent, judge: staffJudge(call), by: caller };
}
