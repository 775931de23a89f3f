import { hanoiDay } from '../../vocabulary/hanoi-time.ts';
import type { Language } from '../../vocabulary/language.ts';

/** The times of a contest; null: not set yet. Moments are ISO texts, the two ends of the making are days. */
export interface ContestTimes {
  readonly openTime: string | null;
  readonly closeTime: string | null;
  readonly extendedTo: string | null;
  readonly voteOpenTime: string | null;
  readonly voteCloseTime: string | null;
  readonly announceTime: string | null;
  readonly awardTime: string | null;
  readonly createdFrom: string | null;
  readonly createdTo: string | null;
}

export const CONTEST_MOMENTS = [
  'openTime',
  'closeTime',
  'extendedTo',
  'voteOpenTime',
  'voteCloseTime',
  'announceTime',
  'awardTime',
] as const satisfies readonly (keyof ContestTimes)[];
export type ContestMoment = (typeof CONTEST_MOMENTS)[number];

/** Until then works are taken; null: not set yet. */
export function closingOf({ closeTime, extendedTo }: Pick<ContestTimes, 'closeTime' | 'extendedTo'>) {
  return extendedTo ?? closeTime;
}

export const CONTEST_DATE_TEXTS = {
  CLOSE_BEFORE_OPEN: {
    vi: 'Hạn nhận bài phải sau lúc mở nhận bài.',
    en: 'The closing of intake must be after its opening.',
  },
  EXTENSION_BEFORE_CLOSE: {
    vi: 'Hạn gia hạn phải sau hạn nhận bài hiện nay.',
    en: 'The extension must end after the present closing.',
  },
  VOTE_BEFORE_OPEN: {
    vi: 'Bình chọn không thể mở trước khi nhận bài.',
    en: 'Voting cannot open before works come in.',
  },
  VOTE_CLOSE_BEFORE_OPEN: {
    vi: 'Hạn bình chọn phải sau lúc mở bình chọn.',
    en: 'The end of voting must be after its start.',
  },
  ANNOUNCE_BEFORE_CLOSE: {
    vi: 'Ngày công bố phải sau khi đóng nhận bài.',
    en: 'Results are announced after intake has closed.',
  },
  ANNOUNCE_BEFORE_VOTE_END: {
    vi: 'Ngày công bố phải sau khi kết thúc bình chọn.',
    en: 'Results are announced after voting has ended.',
  },
  AWARD_BEFORE_ANNOUNCE: {
    vi: 'Lễ trao giải không thể trước ngày công bố.',
    en: 'The award ceremony cannot be before the announcement.',
  },
  CREATED_REVERSED: {
    vi: '“Sáng tác đến” phải sau “Sáng tác từ”.',
    en: 'The last day of creation must not be before the first.',
  },
  CREATED_AFTER_CLOSE: {
    vi: '“Sáng tác đến” không thể sau hạn nhận bài.',
    en: 'Works cannot be created after intake has closed.',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type DateProblemCode = keyof typeof CONTEST_DATE_TEXTS;
export interface DateProblem {
  readonly field: keyof ContestTimes;
  readonly code: DateProblemCode;
}

type Order = readonly [
  earlier: ContestMoment | 'closing',
  later: ContestMoment,
  code: DateProblemCode,
  /** The same moment is fine. */
  mayMeet?: true,
];

const ORDERS: readonly Order[] = [
  ['openTime', 'closeTime', 'CLOSE_BEFORE_OPEN'],
  ['closeTime', 'extendedTo', 'EXTENSION_BEFORE_CLOSE'],
  ['openTime', 'voteOpenTime', 'VOTE_BEFORE_OPEN', true],
  ['voteOpenTime', 'voteCloseTime', 'VOTE_CLOSE_BEFORE_OPEN'],
  ['closing', 'announceTime', 'ANNOUNCE_BEFORE_CLOSE'],
  ['voteCloseTime', 'announceTime', 'ANNOUNCE_BEFORE_VOTE_END', true],
  ['announceTime', 'awardTime', 'AWARD_BEFORE_ANNOUNCE', true],
];

/** Every pair of times in the wrong order; what is not set has no order. */
export function dateProblems(times: ContestTimes): DateProblem[] {
  const momentOf = (key: ContestMoment | 'closing') => {
    const text = key === 'closing' ? closingOf(times) : times[key];
    return text === null ? undefined : Date.parse(text);
  };
  const problems: DateProblem[] = ORDERS.flatMap(([earlier, later, code, mayMeet]) => {
    const first = momentOf(earlier);
    const second = momentOf(later);
    if (first === undefined || second === undefined) return [];
    return second < first || (second === first && !mayMeet) ? [{ field: later, code }] : [];
  });
  const { createdFrom, createdTo } = times;
  const closing = momentOf('closing');
  if (createdFrom !== null && createdTo !== null && createdTo < createdFrom)
    problems.push({ field: 'createdTo', code: 'CREATED_REVERSED' });
  if (createdTo !== null && closing !== undefined && createdTo > hanoiDay(closing))
    problems.push({ field: 'createdTo', code: 'CREATED_AFTER_CLOSE' });
  return problems;
}

/** The same clock time a year later; 29 February becomes 28. A day stays a day. */
export function aYearLater(text: string): string {
  const year = Number(text.slice(0, 4)) + 1;
  const moved = `${year}${text.slice(4)}`;
  const isLeapDay = text.slice(5, 10) === '02-29';
  return isLeapDay ? `${year}-02-28${text.slice(10)}` : moved;
}

/** All times a year later; an extension belongs to its own year. */
export function timesNextYear(times: ContestTimes): ContestTimes {
  const moved = (text: string | null) => (text === null ? null : aYearLater(text));
  return {
    openTime: moved(times.openTime),
    closeTime: moved(times.closeTime),
    extendedTo: null,
    voteOpenTime: moved(times.voteOpenTime),
    voteCloseTime: moved(times.voteCloseTime),
    announceTime: moved(times.announceTime),
    awardTime: moved(times.awardTime),
    createdFrom: moved(times.createdFrom),
    createdTo: moved(times.createdTo),
  };
}
