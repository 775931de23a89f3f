import { addDays, hanoiDay, hanoiDayStart } from '../../vocabulary/hanoi-time.ts';

/** Rules that can stand in the way of a change to a skeleton. */
export const POST_SKELETON_RULE_TEXTS = {
  TOO_MANY_SKELETONS: {
    vi: 'Dự án đã có {most} khung bài. Hãy xóa khung không còn dùng.',
    en: 'The project has {most} skeletons already. Delete those that are no longer used.',
  },
  POST_UNKNOWN: {
    vi: 'Bài được chọn không còn, hoặc bạn không xem được bài đó.',
    en: 'The chosen post is gone, or you may not see it.',
  },
  ASSIGNEE_UNFIT: {
    vi: 'Người nhận không còn viết bài trong dự án này.',
    en: 'The assignee no longer writes posts in this project.',
  },
  IS_OFF: {
    vi: 'Khung bài đang tắt. Hãy bật khung rồi tạo bài.',
    en: 'The skeleton is off. Turn it on, then start a post.',
  },
} as const;

const DAY_NAMES = ['thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy', 'Chủ nhật'] as const;
const MINUTE_MS = 60_000;

/** 1 is Monday. */
const weekdayOf = (day: string) => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** The first time after `after` on one of the days, by the clock in Hà Nội; null without a day. */
export function nextTimeOf(weekdays: readonly number[], time: string, after: number): number | null {
  if (weekdays.length === 0) return null;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const today = hanoiDay(after);
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = addDays(today, ahead);
    const at = hanoiDayStart(day) + (hours * 60 + minutes) * MINUTE_MS;
    if (at > after && weekdays.includes(weekdayOf(day))) return at;
  }
  return null;
}

/** The headline of a post that begins at a time: {ngày} is 23/11/2026, {thứ} is thứ Hai, {tuần} the week of the year. */
export function headlineAt(pattern: string, at: number): string {
  const day = hanoiDay(at);
  const [year = '', month = '', date = ''] = day.split('-');
  const values: Readonly<Record<string, string>> = {
    ngày: `${Number(date)}/${Number(month)}/${year}`,
    thứ: DAY_NAMES[weekdayOf(day) - 1] ?? '',
    tuần: String(isoWeekOf(day)),
  };
  return pattern.normalize('NFC').replace(/\{([^{}]+)\}/g, (whole, name: string) => values[name] ?? whole);
}

function isoWeekOf(day: string): number {
  const thursday = addDays(day, 4 - weekdayOf(day));
  const first = Date.parse(`${thursday.slice(0, 4)}-01-01T00:00:00Z`);
  return Math.floor((Date.parse(`${thursday}T00:00:00Z`) - first) / (7 * 86_400_000)) + 1;
}
