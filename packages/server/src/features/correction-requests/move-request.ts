import {
  CORRECTION_REQUEST_MOVES,
  type CorrectionRequestStep,
} from '@toasoan/contract/features/correction-requests/correction-request-states.ts';
import {
  CORRECTION_REQUEST_STATE_TEXTS,
  CORRECTION_REQUEST_RULE_TEXTS as TEXTS,
} from '@toasoan/contract/features/correction-requests/correction-request-texts.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { addJob } from '#server/core/jobs/job-store.ts';
import { ANSWER_MAIL_JOB } from './answer-mail-jobs.ts';
import { factsOf } from './correction-request-answer.ts';
import { changeRequest, getRequest, type RequestRow } from './correction-request-store.ts';

interface Wanted {
  readonly id: string;
  readonly version: number;
  readonly step: CorrectionRequestStep;
  readonly reason: string;
  readonly answer: string;
}

/** One step of the table of moves. @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET. */
export async function moveRequest(
  call: TransactionCall,
  { id, version, step, reason, answer }: Wanted,
  { now, isMailOn }: { readonly now: Date; readonly isMailOn: boolean },
): Promise<void> {
  const { db, projectId, caller, language } = call;
  const before = await getRequest(db, projectId, id);
  checkVersion(before, version);
  const { from, to, needs } = CORRECTION_REQUEST_MOVES[step];
  if (!from.includes(before.state)) {
    const state = CORRECTION_REQUEST_STATE_TEXTS[before.state][language];
    throw ruleNotMet(TEXTS, 'STEP_NOT_NOW', 'step', { state });
  }
  if (needs === 'reason' && reason === '') throw ruleNotMet(TEXTS, 'REASON_MISSING', 'reason');
  if (needs === 'answer' && answer === '') throw ruleNotMet(TEXTS, 'ANSWER_MISSING', 'answer');
  await changeRequest(
    db,
    before,
    { state: to, ...said(step, { reason, answer }, caller.displayName, now) },
    caller,
  );
  const after = await getRequest(db, projectId, id);
  await writeAudit(call, {
    action: `correctionRequest.${step}`,
    entity: 'correctionRequest',
    entityId: id,
    before: factsOf(before),
    after: factsOf(after),
  });
  if (step === 'answer' && isMailOn && after.requester_email !== '')
    await addJob(db, { kind: ANSWER_MAIL_JOB, payload: { projectId, id, language } });
}

function said(
  step: CorrectionRequestStep,
  { reason, answer }: Pick<Wanted, 'reason' | 'answer'>,
  by: string,
  now: Date,
): Partial<
  Pick<
    RequestRow,
    'decision_reason' | 'decided_by_name' | 'decided_time' | 'answer' | 'answered_by_name' | 'answered_time'
  >
> {
  switch (step) {
    case 'take':
      return {};
    case 'accept':
    case 'reject':
      return { decision_reason: reason, decided_by_name: by, decided_time: now };
    case 'reconsider':
      return { decision_reason: reason, decided_by_name: '', decided_time: null };
    case 'answer':
      return { answer, answered_by_name: by, answered_time: now };
  }
}
