import { dayIn } from '../../vocabulary/day.ts';
import {
  type AgreementState,
  agreementOn,
  mayTakeOver,
  type TextRight,
} from '../parser-sources/source-rights.ts';
import type { Gate, ItemState } from './crawled-item.ts';

const HANOI = 'Asia/Ho_Chi_Minh';

/** From which states people may take a text to another one. */
export const FROM_STATES = {
  accept: ['NEW', 'ASSIGNED', 'DUPLICATE', 'EXPIRED'],
  reject: ['NEW', 'ASSIGNED', 'BLOCKED_LICENCE', 'PARSE_FAILED', 'SKIPPED_PAYWALL', 'DUPLICATE', 'EXPIRED'],
  duplicate: ['NEW', 'ASSIGNED', 'BLOCKED_LICENCE'],
  merge: ['NEW', 'ASSIGNED', 'DUPLICATE'],
  assign: ['NEW', 'ASSIGNED'],
  reparse: ['NEW', 'ASSIGNED', 'PARSE_FAILED', 'SKIPPED_PAYWALL', 'BLOCKED_LICENCE'],
  restore: ['REJECTED', 'DUPLICATE', 'EXPIRED', 'ACCEPTED'],
  target: ['NEW', 'ASSIGNED', 'BLOCKED_LICENCE', 'DUPLICATE', 'PARSE_FAILED'],
} as const satisfies Record<string, readonly ItemState[]>;
export type ReviewMove = keyof typeof FROM_STATES;

export function mayMove(move: ReviewMove, state: ItemState): boolean {
  const from: readonly ItemState[] = FROM_STATES[move];
  return from.includes(state);
}

export interface GateFacts {
  readonly agreementState: AgreementState;
  readonly agreementNo: string;
  readonly validUntil: string | null;
  readonly textAllowed: TextRight;
  readonly excerptChars: number;
  readonly dailyQuota: number;
  /** Texts of the source that were taken over today. */
  readonly takenToday: number;
  readonly publishedTime: string | null;
  /** The larger one of project and source. */
  readonly minDelayMinutes: number;
}

/** When a text may be public at the earliest; null where its source does not say when it published it. */
export function earliestTime({
  publishedTime,
  minDelayMinutes,
}: Pick<GateFacts, 'publishedTime' | 'minDelayMinutes'>) {
  if (publishedTime === null) return null;
  return new Date(Date.parse(publishedTime) + minDelayMinutes * 60_000).toISOString();
}

/** What stands in the way of a text at a moment, and what is in order. */
export function gatesAt(facts: GateFacts, now: Date): Gate[] {
  return [agreementGate(facts, now), quotaGate(facts), rightGate(facts), delayGate(facts, now)];
}

/** Whether a text may be taken over; it may be before its delay is over, and is published later. */
export function isTakeable(gates: readonly Gate[]): boolean {
  return gates.every(({ state }) => state !== 'SHUT');
}

function agreementGate(facts: GateFacts, now: Date): Gate {
  const today = dayIn(HANOI, now.getTime());
  const worth = agreementOn(facts, today);
  const state = mayTakeOver(facts, today) ? (worth === 'ENDING' ? 'NOTE' : 'OPEN') : 'SHUT';
  return { gate: 'AGREEMENT', state, value: facts.agreementNo, until: facts.validUntil };
}

function quotaGate({ dailyQuota, takenToday }: GateFacts): Gate {
  const value = dailyQuota === 0 ? '' : `${takenToday}/${dailyQuota}`;
  const state = dailyQuota > 0 && takenToday >= dailyQuota ? 'SHUT' : 'OPEN';
  return { gate: 'QUOTA', state, value, until: null };
}

function rightGate({ textAllowed, excerptChars }: GateFacts): Gate {
  return textAllowed === 'FULL'
    ? { gate: 'TEXT_RIGHT', state: 'OPEN', value: '', until: null }
    : { gate: 'TEXT_RIGHT', state: 'NOTE', value: String(excerptChars), until: null };
}

function delayGate(facts: GateFacts, now: Date): Gate {
  const until = earliestTime(facts);
  const value = String(facts.minDelayMinutes);
  if (until === null) return { gate: 'DELAY', state: 'NOTE', value, until };
  return { gate: 'DELAY', state: Date.parse(until) > now.getTime() ? 'WAIT' : 'OPEN', value, until };
}

/** Rules that can stand in the way of a move in the queue. */
export const CRAWLER_REVIEW_RULE_TEXTS = {
  WRONG_STATE: {
    vi: 'Tin này đã được xử lý. Hãy tải lại danh sách.',
    en: 'This text has been dealt with. Load the list again.',
  },
  NO_AGREEMENT: {
    vi: 'Chưa có thỏa thuận bản quyền còn hiệu lực với nguồn, nên không nhận được bài. Tin được giữ lại.',
    en: 'The source has no valid agreement, so the text cannot be taken over. It is kept.',
  },
  QUOTA_USED: {
    vi: 'Đã hết hạn mức {value} bài hôm nay của nguồn. Hãy nhận vào ngày mai.',
    en: 'The {value} texts of today are used up. Take it over tomorrow.',
  },
  NO_TITLE: {
    vi: 'Tin chưa có tiêu đề hoặc nội dung. Hãy bóc tách lại trước.',
    en: 'The text has no title or no body. Parse it again first.',
  },
  ALREADY_A_POST: {
    vi: 'Bài gốc này đã thành bài “{title}”.',
    en: 'This original has become the post “{title}” already.',
  },
  DRAFT_CHANGED: {
    vi: 'Bài đã được sửa hoặc đã chuyển bước, nên không hoàn tác được. Hãy xử lý ngay trong bài.',
    en: 'The post has been changed or has moved on, so this cannot be taken back. Deal with it in the post.',
  },
  DRAFT_OPEN: {
    vi: 'Bài đang có người viết hoặc còn chữ chưa lưu, nên không hoàn tác được.',
    en: 'Somebody is writing in the post or has left words unsaved, so this cannot be taken back.',
  },
  OTHER_UNKNOWN: {
    vi: 'Bài hoặc tin được chọn không còn trong dự án.',
    en: 'The chosen post or text is no longer in the project.',
  },
  REASON_NEEDED: {
    vi: 'Hãy ghi lý do.',
    en: 'Give the reason.',
  },
  ORIGIN_UNCHANGED: {
    vi: 'Bài gốc không đổi, không có gì để quyết định.',
    en: 'The original has not changed; there is nothing to decide.',
  },
} as const;
