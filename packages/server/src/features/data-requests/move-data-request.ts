import type { AuditVerb } from '@toasoan/contract/core/audit-kinds.ts';
import type { BodyOf } from '@toasoan/contract/core/endpoint.ts';
import { extendedDue } from '@toasoan/contract/features/data-requests/data-request-due.ts';
import type { dataRequestEndpoints } from '@toasoan/contract/features/data-requests/data-request-endpoints.ts';
import {
  DATA_REQUEST_MOVES,
  isOpenRequest,
} from '@toasoan/contract/features/data-requests/data-request-states.ts';
import {
  DATA_REQUEST_STATE_TEXTS,
  DATA_REQUEST_RULE_TEXTS as TEXTS,
} from '@toasoan/contract/features/data-requests/data-request-texts.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { factsOf } from './data-request-answer.ts';
import { addAnswerMail } from './data-request-mail-jobs.ts';
import { dataRequestNotices } from './data-request-notices.ts';
import {
  addEntry,
  changeDataRequest,
  type DataRequestRow,
  getDataRequest,
  listHandlers,
} from './data-request-store.ts';
import { readTimes } from './data-request-times-store.ts';

type Move = BodyOf<typeof dataRequestEndpoints.transition>;

interface Moving {
  readonly now: Date;
  readonly isMailOn: boolean;
}

/** One step of the table of moves. @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET. */
export async function moveDataRequest(
  call: TransactionCall,
  id: string,
  move: Move,
  { now, isMailOn }: Moving,
): Promise<void> {
  const { db, projectId, caller, language } = call;
  const before = await getDataRequest(db, projectId, id);
  checkVersion(before, move.version);
  const { from, to } = DATA_REQUEST_MOVES[move.step];
  if (!from.includes(before.state)) {
    const state = DATA_REQUEST_STATE_TEXTS[before.state][language];
    throw ruleNotMet(TEXTS, 'STEP_NOT_NOW', 'step', { state });
  }
  const { columns, text } = said(before, move, caller.displayName, now);
  await changeDataRequest(db, before, { state: to, ...columns }, caller);
  await record(call, { before, verb: move.step, text, now });
  const isClosed = move.step === 'answer' || move.step === 'reject';
  if (isClosed && isMailOn && before.email_hint !== '')
    await addAnswerMail(db, { projectId, id, language, about: 'ANSWER' });
}

/** What a step writes; each refuses to be without its words. */
function said(before: DataRequestRow, { step, proof, answer, rejection }: Move, by: string, now: Date) {
  const closed = { closed_by_name: by, closed_time: now };
  switch (step) {
    case 'verify':
      return { columns: {}, text: '' };
    case 'begin':
      if (proof === undefined) throw ruleNotMet(TEXTS, 'PROOF_MISSING', 'proof');
      if (proof.kind === 'EMAIL_LINK' && before.email_verified_time === null)
        throw ruleNotMet(TEXTS, 'EMAIL_NOT_CONFIRMED', 'proof');
      return { columns: { proof_kind: proof.kind, proof_note: proof.note }, text: proof.note };
    case 'answer':
      if (answer === '') throw ruleNotMet(TEXTS, 'ANSWER_MISSING', 'answer');
      return { columns: { answer, ...closed }, text: '' };
    case 'reject':
      if (rejection === undefined || rejection.text === '')
        throw ruleNotMet(TEXTS, 'REJECTION_MISSING', 'rejection');
      return { columns: { reject_reason: rejection.reason, answer: rejection.text, ...closed }, text: '' };
  }
}

/** Once, and only while somebody waits. */
export async function extendDataRequest(
  call: TransactionCall,
  id: string,
  { version, reason }: BodyOf<typeof dataRequestEndpoints.extend>,
  { now, isMailOn }: Moving,
): Promise<void> {
  const { db, projectId, caller, language } = call;
  const before = await openRequest(call, id, version);
  if (before.extended_time !== null) throw ruleNotMet(TEXTS, 'EXTENDED_BEFORE');
  const due = extendedDue(before.due_time, await readTimes(db, projectId));
  await changeDataRequest(db, before, { due_time: due, extended_time: now }, caller);
  await dataRequestNotices.plan(db, { projectId, id, dueTime: due, now });
  await record(call, { before, verb: 'extend', text: reason, now });
  if (isMailOn && before.email_hint !== '')
    await addAnswerMail(db, { projectId, id, language, about: 'EXTENSION', reason });
}

export async function assignDataRequest(
  call: TransactionCall,
  id: string,
  { version, assigneeId }: BodyOf<typeof dataRequestEndpoints.assign>,
  now: Date,
): Promise<void> {
  const { db, projectId, caller } = call;
  const before = await openRequest(call, id, version);
  const handlers = assigneeId === null ? [] : await listHandlers(db, projectId);
  const handler = handlers.find((one) => one.id === assigneeId);
  if (assigneeId !== null && handler === undefined) throw ruleNotMet(TEXTS, 'HANDLER_UNFIT', 'assigneeId');
  await changeDataRequest(db, before, { assignee_id: assigneeId }, caller);
  await record(call, { before, verb: 'assign', text: handler?.name ?? '', now });
}

/** @throws RULES_NOT_MET for a closed request. */
export async function openRequest(
  { db, projectId }: TransactionCall,
  id: string,
  version: number,
): Promise<DataRequestRow> {
  const before = await getDataRequest(db, projectId, id);
  checkVersion(before, version);
  if (!isOpenRequest(before.state)) throw ruleNotMet(TEXTS, 'CLOSED');
  return before;
}

interface Recorded {
  readonly before: DataRequestRow;
  readonly verb: AuditVerb<'dataRequest'>;
  readonly text: string;
  readonly now: Date;
}

/** The line of the request's own history, and the row of the log. */
async function record(call: TransactionCall, { before, verb, text, now }: Recorded): Promise<void> {
  const { db, projectId, caller } = call;
  await addEntry(db, before, { verb, text, time: now }, caller);
  await writeAudit(call, {
    action: `dataRequest.${verb}`,
    entity: 'dataRequest',
    entityId: before.id,
    before: factsOf(before),
    after: factsOf(await getDataRequest(db, projectId, before.id)),
  });
}
