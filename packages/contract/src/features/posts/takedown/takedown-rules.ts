import type { TakedownFacts, TakedownReason } from './takedown-facts.ts';

const HOUR = 3_600_000;
const TIME_TO_ACT = 24 * HOUR;
/** Close enough to its due time to stand out. */
const SOON = 3 * HOUR;

/** When a case that was received then has to be done. */
export function dueTimeOf(received: Date): Date {
  return new Date(received.getTime() + TIME_TO_ACT);
}

export type Urgency = 'overdue' | 'soon' | 'later';

/** How close an open case is to its due time. */
export function urgencyOf(due: Date, now: Date): Urgency {
  const left = due.getTime() - now.getTime();
  if (left < 0) return 'overdue';
  return left < SOON ? 'soon' : 'later';
}

/** The moment before which an open case is due soon. */
export function soonUntil(now: Date): Date {
  return new Date(now.getTime() + SOON);
}

/** Orders of others are known by their number and who gave them. */
export function needsOrder(reason: TakedownReason): boolean {
  return reason === 'AUTHORITY_ORDER' || reason === 'COURT';
}

type TakedownRule = keyof typeof TAKEDOWN_RULE_TEXTS;

export const TAKEDOWN_RULE_TEXTS = {
  ORDER_REF_REQUIRED: {
    vi: 'Gỡ theo yêu cầu của cơ quan hoặc tòa án cần số văn bản.',
    en: 'An order of an authority or a court needs its number.',
  },
  ORDER_ISSUER_REQUIRED: {
    vi: 'Gỡ theo yêu cầu của cơ quan hoặc tòa án cần nơi ban hành.',
    en: 'An order of an authority or a court needs who issued it.',
  },
  RECEIVED_IN_FUTURE: {
    vi: 'Thời điểm tiếp nhận không thể ở tương lai.',
    en: 'It cannot have been received in the future.',
  },
  CASE_OPEN: {
    vi: 'Bài này đã có một hồ sơ gỡ bài đang mở.',
    en: 'This post already has an open takedown case.',
  },
  CASE_CLOSED: {
    vi: 'Hồ sơ đã đóng thì không sửa được nữa.',
    en: 'A case that is closed is not changed any more.',
  },
  POST_NOT_PUBLIC: {
    vi: 'Chỉ mở hồ sơ gỡ bài cho bài đã xuất bản hoặc đã hạ.',
    en: 'Cases are opened for posts that are public or unpublished.',
  },
} as const;

interface FactProblem {
  readonly code: TakedownRule;
  readonly field: keyof TakedownFacts;
}

/** What the facts of a case lack; a clock that runs ahead by less than a minute is forgiven. */
export function factProblems(
  facts: Pick<TakedownFacts, 'reasonKind' | 'orderRef' | 'orderIssuer' | 'receivedTime'>,
  now: Date,
): FactProblem[] {
  const asksOrder = needsOrder(facts.reasonKind);
  return [
    ...(asksOrder && facts.orderRef === ''
      ? [{ code: 'ORDER_REF_REQUIRED', field: 'orderRef' } as const]
      : []),
    ...(asksOrder && facts.orderIssuer === ''
      ? [{ code: 'ORDER_ISSUER_REQUIRED', field: 'orderIssuer' } as const]
      : []),
    ...(Date.parse(facts.receivedTime) > now.getTime() + 60_000
      ? [{ code: 'RECEIVED_IN_FUTURE', field: 'receivedTime' } as const]
      : []),
  ];
}
