import type { CorrectionRequest } from '@toasoan/contract/features/correction-requests/correction-request.ts';
import { stepsFrom } from '@toasoan/contract/features/correction-requests/correction-request-states.ts';
import { requestNumber } from '@toasoan/contract/features/posts/correction/request-number.ts';
import { auditFieldsOf } from '#server/core/db/versioned.ts';
import type { RequestRow } from './correction-request-store.ts';

interface Reader {
  /** May decide, and therefore sees how the requester is reached. */
  readonly decides: boolean;
  /** The product has a mail server. */
  readonly mails: boolean;
}

/** A request as this person may see it. */
export function requestOf(row: RequestRow, { decides, mails }: Reader): CorrectionRequest {
  return {
    id: row.id,
    number: requestNumber(row),
    state: row.state,
    channel: row.channel,
    postId: row.post_id,
    postTitle: row.post_title ?? '',
    requesterName: row.requester_name,
    requesterOrg: row.requester_org,
    relation: row.relation,
    postUrl: row.post_url,
    claim: row.claim,
    proposal: row.proposal,
    evidenceLinks: row.evidence_links,
    requesterEmail: decides ? row.requester_email : maskedEmail(row.requester_email),
    requesterPhone: decides ? row.requester_phone : maskedEnd(row.requester_phone),
    receivedTime: row.received_time.toISOString(),
    dueTime: row.due_time.toISOString(),
    decisionReason: row.decision_reason,
    decidedBy: row.decided_by_name,
    decidedTime: row.decided_time?.toISOString() ?? null,
    answer: row.answer,
    answeredBy: row.answered_by_name,
    answeredTime: row.answered_time?.toISOString() ?? null,
    isAnswerMailed: mails && row.requester_email !== '',
    corrections: row.corrections,
    steps: decides ? stepsFrom(row.state) : [],
    ...auditFieldsOf(row),
  };
}

/** What the log keeps: never how the requester is reached. */
export function factsOf(row: RequestRow) {
  return {
    title: requestNumber(row),
    state: row.state,
    postId: row.post_id,
    reason: row.decision_reason,
    answer: row.answer,
  };
}

function maskedEmail(email: string): string {
  const [local = '', domain] = email.split('@');
  return domain === undefined ? '' : `${local.slice(0, 1)}•••@${domain}`;
}

function maskedEnd(phone: string): string {
  return phone === '' ? '' : `•••• ${phone.slice(-3)}`;
}
