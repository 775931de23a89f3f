const MINUTE = 60_000;
const LONGEST = 365 * 24 * 60 * MINUTE;
/** Close enough to be highlighted. */
const SOON = 60 * MINUTE;
/** The editor is reminded this long before the due time. */
const REMINDED_BEFORE = 30 * MINUTE;

export const ASSIGNMENT_RULE_TEXTS = {
  DUE_PAST: {
    vi: 'Hạn phải ở sau thời điểm này.',
    en: 'The due time has to be later than now.',
  },
  DUE_TOO_FAR: {
    vi: 'Chỉ đặt hạn được trong vòng 365 ngày tới.',
    en: 'The due time can be at most 365 days from now.',
  },
  HAND_OVER_SELF: {
    vi: 'Hãy chọn một đồng nghiệp khác để bàn giao.',
    en: 'Choose a colleague to hand over to.',
  },
  NOT_YOURS: {
    vi: 'Bài này không còn do bạn phụ trách.',
    en: 'This post is not yours any more.',
  },
  CANNOT_SCHEDULE: {
    vi: 'Người nhận không có quyền hẹn giờ nên không nhận được bài đã hẹn giờ.',
    en: 'Who takes over may not schedule and cannot be given a scheduled post.',
  },
} as const;

/** The problem of a due time, both in milliseconds; undefined for none. */
export function dueProblem(time: number, now: number): 'DUE_PAST' | 'DUE_TOO_FAR' | undefined {
  if (time <= now) return 'DUE_PAST';
  return time > now + LONGEST ? 'DUE_TOO_FAR' : undefined;
}

export type DueUrgency = 'late' | 'soon' | 'later';

/** How close a due time is. */
export function dueUrgency(due: Date, now: Date): DueUrgency {
  const left = due.getTime() - now.getTime();
  if (left <= 0) return 'late';
  return left <= SOON ? 'soon' : 'later';
}

/** When the editor is reminded of a due time; null if it is too soon. */
export function reminderTime(due: Date, now: Date): Date | null {
  const time = new Date(due.getTime() - REMINDED_BEFORE);
  return time > now ? time : null;
}
