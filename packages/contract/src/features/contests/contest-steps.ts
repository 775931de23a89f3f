import type { Permission } from '../../access/permissions.ts';
import type { Language } from '../../vocabulary/language.ts';
import { type ContestTimes, closingOf } from './contest-dates.ts';
import type { ContestState } from './contest-kinds.ts';

export const CONTEST_STEPS = ['open', 'extend', 'close', 'judge', 'announce', 'archive'] as const;
export type ContestStep = (typeof CONTEST_STEPS)[number];

interface Move {
  readonly from: readonly ContestState[];
  readonly to: ContestState;
  readonly permission: Permission;
  /** Readers hear of it in these words. */
  readonly needsNotice: boolean;
}

/** The one table of moves. Nothing leads back but an extension, which takes works again. */
export const CONTEST_MOVES: Readonly<Record<ContestStep, Move>> = {
  open: { from: ['DRAFT'], to: 'OPEN', permission: 'contest.config', needsNotice: false },
  extend: { from: ['OPEN', 'CLOSED'], to: 'OPEN', permission: 'contest.config', needsNotice: true },
  close: { from: ['OPEN'], to: 'CLOSED', permission: 'contest.config', needsNotice: true },
  judge: { from: ['CLOSED'], to: 'JUDGING', permission: 'contest.round', needsNotice: false },
  announce: { from: ['JUDGING'], to: 'ANNOUNCED', permission: 'contest.award', needsNotice: false },
  archive: { from: ['ANNOUNCED'], to: 'ARCHIVED', permission: 'contest.config', needsNotice: false },
};

/** What the state of a contest allows this person to do with it. */
export function stepsFor(state: ContestState, may: (permission: Permission) => boolean): ContestStep[] {
  return CONTEST_STEPS.filter((step) => {
    const { from, permission } = CONTEST_MOVES[step];
    return from.includes(state) && may(permission);
  });
}

/** Readers may send works now: the contest is open and the time is within its period. */
export function takesWorks(
  contest: { readonly state: ContestState } & Pick<ContestTimes, 'openTime' | 'closeTime' | 'extendedTo'>,
  now: number,
): boolean {
  const closing = closingOf(contest);
  if (contest.state !== 'OPEN' || contest.openTime === null || closing === null) return false;
  return Date.parse(contest.openTime) <= now && now < Date.parse(closing);
}

/** Whole days until the closing, 0 on the last one; undefined when no works are taken. */
export function daysToClosing(contest: Parameters<typeof takesWorks>[0], now: number): number | undefined {
  const closing = closingOf(contest);
  if (closing === null || !takesWorks(contest, now)) return undefined;
  return Math.floor((Date.parse(closing) - now) / 86_400_000);
}

export const CONTEST_STEP_RULE_TEXTS = {
  STEP_NOT_NOW: {
    vi: 'Cuộc thi đang ở trạng thái “{state}” nên chưa làm được việc này. Không có gì thay đổi.',
    en: 'The contest is “{state}”, so this cannot be done now. Nothing has changed.',
  },
  EXTENSION_PAST: {
    vi: 'Hạn mới phải ở sau lúc này và sau hạn hiện nay.',
    en: 'The new closing must be in the future and after the present one.',
  },
  OPENING_NOT_AHEAD: {
    vi: 'Chỉ hẹn được khi lúc mở nhận bài còn ở phía trước. Hãy sửa mốc mở, hoặc mở ngay.',
    en: 'An opening can be planned only while its time is ahead. Change it, or open now.',
  },
  OPENING_NOT_PLANNED: {
    vi: 'Cuộc thi không hẹn giờ mở nên không có gì để hủy.',
    en: 'The opening is not planned, so there is nothing to cancel.',
  },
  ROUNDS_NOT_DONE: {
    vi: 'Còn vòng chấm chưa áp dụng kết quả: {rounds}. Hãy kết thúc các vòng đó trước khi công bố.',
    en: 'Rounds without applied results: {rounds}. End them before the announcement.',
  },
  ROUNDS_MISSING: {
    vi: 'Cuộc thi chưa có vòng chấm nào. Hãy thêm ít nhất một vòng.',
    en: 'The contest has no judging round. Add at least one.',
  },
} as const satisfies Record<string, Record<Language, string>>;
