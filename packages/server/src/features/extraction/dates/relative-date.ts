import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { momentOf, offsetOf } from './clock-time.ts';
import type { DateContext, ReadDate } from './date-context.ts';
import { UNITS } from './date-words.ts';
import { findTimes } from './find-times.ts';

const AGO = new RegExp(
  `(?<!\\d)(?<count>\\d{1,3}|an?|mot)\\s*(?<unit>${[...UNITS.keys()].join('|')})s?\\s*(?:dong ho\\s*)?(?:truoc|ago)`,
);
const DAYS: readonly (readonly [RegExp, number])[] = [
  [/hom nay|today/, 0],
  [/hom qua|yesterday/, 1],
  [/hom kia/, 2],
];
/** In longer texts somebody tells of his day. */
const LONG_LINE = 60;
const DAY_MS = 86_400_000;

/** "2 giờ trước", "hôm qua, 15:44", "vừa xong": counted from when the page was fetched. */
export function relativeDate(text: string, { now, timeZone }: DateContext): ReadDate | null {
  const folded = foldVietnamese(text);
  const ago = AGO.exec(folded)?.groups;
  if (ago !== undefined) {
    const unit = UNITS.get(ago.unit ?? '') ?? 0;
    const count = Number(ago.count);
    const time = now.getTime() - (Number.isNaN(count) ? 1 : count) * unit;
    // Days, weeks and months say nothing of the hour.
    return unit < DAY_MS ? { time: iso(time), hasTime: true } : dayOf(time, timeZone, folded);
  }
  if (/^(?:vua xong|vua moi|moi day|vua dang|just now)/.test(folded))
    return { time: iso(now.getTime()), hasTime: true };
  const days = folded.length > LONG_LINE ? undefined : DAYS.find(([word]) => word.test(folded))?.[1];
  return days === undefined ? null : dayOf(now.getTime() - days * DAY_MS, timeZone, folded);
}

const iso = (time: number) => new Date(time).toISOString();

function dayOf(time: number, timeZone: string, folded: string): ReadDate | null {
  const wall = new Date(time + offsetOf(time, timeZone));
  const [clock] = findTimes(folded, []);
  const { hour = 0, minute = 0, second = 0 } = clock ?? {};
  const day = { year: wall.getUTCFullYear(), month: wall.getUTCMonth() + 1, day: wall.getUTCDate() };
  const moment = momentOf({ ...day, hour, minute, second }, timeZone);
  return moment === undefined ? null : { time: moment.toISOString(), hasTime: clock !== undefined };
}
