import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { momentOf, type WallTime } from './clock-time.ts';
import { readFormat } from './custom-format.ts';
import type { DateContext, ReadDate } from './date-context.ts';
import { type FoundDate, findDates } from './find-dates.ts';
import { type FoundTime, findTimes } from './find-times.ts';
import { relativeDate } from './relative-date.ts';
import { ZONE_NAMES, zoneAfterTime } from './zone-names.ts';

const MAX_LENGTH = 400;
const ZONE = /(?:gmt|utc)\s*(?:([+-])\s*(\d{1,2})(?::?(\d{2}))?)?/;
/** What may stand between a date and its time. */
const BETWEEN = new RegExp(
  `^(?:[\\s,.;|•·\\-–—/()[\\]]|luc|vao|hoi|ngay|thu|hai|ba|tu|nam|sau|bay|chu|nhat|cn|t[2-7]|at|on|mon|tue|wed|thu|fri|sat|sun|day|nes|rs|ur|${ZONE_NAMES}|[+]\\d{1,2}(?::?\\d{2})?|\\d(?=\\s*(?:,|\\|)))*$`,
);
const UPDATED = /cap nhat|chinh sua|sua doi|sua luc|updated|modified|edited/;
const PUBLISHED = /dang|xuat ban|phat hanh|publish|posted|khoi tao|ngay tao|created/;

/** The date that a text shows, in all common ways of Vietnamese and English pages; null where it shows none. */
export function readDate(written: string, context: DateContext): ReadDate | null {
  const text = written
    .normalize('NFC')
    .replace(/[\s\u00A0]+/g, ' ')
    .trim()
    .slice(0, MAX_LENGTH);
  if (text === '') return null;
  return (
    byFormats(text, context) ?? epochDate(text) ?? spelledDate(text, context) ?? relativeDate(text, context)
  );
}

function byFormats(text: string, { formats = [], timeZone }: DateContext): ReadDate | null {
  for (const format of formats) {
    const found = readFormat(text, format);
    const moment = found && momentOf(found, zoneIn(foldVietnamese(text)) ?? timeZone);
    if (moment !== undefined && found !== undefined)
      return { time: moment.toISOString(), hasTime: found.hasTime };
  }
  return null;
}

/** Seconds or milliseconds since 1970, as data attributes have them. */
function epochDate(text: string): ReadDate | null {
  const digits = /^(?:\/Date\()?(\d{10}|\d{13})(?:\.\d+)?(?:[+-]\d{4})?(?:\)\/)?$/.exec(text)?.[1];
  if (digits === undefined) return null;
  const time = Number(digits) * (digits.length === 10 ? 1000 : 1);
  return { time: new Date(time).toISOString(), hasTime: true };
}

function spelledDate(text: string, { timeZone }: DateContext): ReadDate | null {
  const folded = foldVietnamese(text);
  const dates = findDates(folded);
  const date = chosenOf(dates, folded);
  if (date === undefined) return null;
  const time = nearestTime(date, folded, dates);
  const wall: WallTime = { ...date, hour: 0, minute: 0, second: 0, ...time };
  const moment = momentOf(wall, time?.offset ?? zoneIn(folded) ?? zoneAfterTime(folded) ?? timeZone);
  return moment === undefined ? null : { time: moment.toISOString(), hasTime: time !== undefined };
}

/** The date of publication: "Đăng ngày …" before any other, "Cập nhật …" after all others. */
function chosenOf(dates: readonly FoundDate[], text: string): FoundDate | undefined {
  const said = dates.map((date, index) => text.slice(dates[index - 1]?.end ?? 0, date.start));
  const published = dates.find((_, index) => PUBLISHED.test(lastLabel(said[index])));
  return published ?? dates.find((_, index) => !UPDATED.test(lastLabel(said[index]))) ?? dates[0];
}

/** Of two labels before a date the later one is about it. */
function lastLabel(text = ''): string {
  const updated = text.search(UPDATED);
  const published = text.search(PUBLISHED);
  return updated > published ? 'updated' : text;
}

function nearestTime(date: FoundDate, text: string, dates: readonly FoundDate[]): FoundTime | undefined {
  if (date.time !== undefined) return date.time;
  const others = dates.filter((other) => other !== date);
  const near = findTimes(text, dates)
    .map((time) => ({ time, gap: gapOf(date, time, text) }))
    .filter(({ gap, time }) => gap !== undefined && !others.some((other) => isBetween(other, date, time)))
    .sort((a, b) => (a.gap ?? 0) - (b.gap ?? 0));
  return near[0]?.time;
}

function gapOf(date: FoundDate, time: FoundTime, text: string): number | undefined {
  const between =
    time.end <= date.start ? text.slice(time.end, date.start) : text.slice(date.end, time.start);
  return BETWEEN.test(between) && between.length <= 40 ? between.length : undefined;
}

function isBetween(other: FoundDate, date: FoundDate, time: FoundTime): boolean {
  return (
    (other.start >= date.end && other.end <= time.start) ||
    (other.start >= time.end && other.end <= date.start)
  );
}

/** Milliseconds ahead of UTC as "GMT+7" says. */
function zoneIn(folded: string): number | undefined {
  const found = ZONE.exec(folded);
  if (found === null) return undefined;
  const [, sign = '+', hours = '0', minutes = '0'] = found;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
