import { readDay } from '@toasoan/contract/vocabulary/lunar-calendar.ts';

/** The start of a word or number. */
export const BEFORE = '(?<![\\p{L}\\p{M}\\p{N}])';
export const AFTER = '(?![\\p{L}\\p{M}\\p{N}])';

const MONTHS = [
  'giêng|một',
  'hai',
  'ba',
  'tư|bốn',
  'năm',
  'sáu',
  'bảy|bẩy',
  'tám',
  'chín',
  'mười(?!\\s+(?:một|hai))',
  'mười\\s+một',
  'mười\\s+hai',
];
const WEEKDAYS = [
  'chủ\\s+nhật',
  'thứ\\s+(?:hai|2)',
  'thứ\\s+(?:ba|3)',
  'thứ\\s+(?:tư|4)',
  'thứ\\s+(?:năm|5)',
  'thứ\\s+(?:sáu|6)',
  'thứ\\s+(?:bảy|bẩy|7)',
];
const STEMS = 'giáp|ất|bính|đinh|mậu|kỷ|canh|tân|nhâm|quý';
/** What says that a day is one by the moon. */
export const LUNAR_SIGN = `(?:\\s+năm\\s+(?:${STEMS})\\s+\\p{L}+|\\s*\\(\\s*âm\\s+lịch\\s*\\)?|\\s*,?\\s*(?:âm\\s+lịch|âl${AFTER}))`;

/** "4", "04". */
export function numeral(value: number): string {
  return value < 10 ? `0?${value}` : String(value);
}

/** The number of a month after "tháng", in digits or words. */
export function monthName(month: number): string {
  return `(?:${numeral(month)}|${MONTHS[month - 1] ?? month})${AFTER}`;
}

/** "từ 12 đến hết ngày 15", "12, 13 và 14", "12–15". */
const TO = '\\s*(?:[-–—,]|đến|tới|và)\\s*(?:hết\\s+)?(?:ngày\\s+)?';
/** A score, a price or a share is written like a day. */
const NO_UNIT = '(?!\\s*(?:%|triệu|tỷ|tỉ|nghìn|ngàn|km|kg|tấn|độ|điểm|mét))';
const WEEKDAY = `(?:(?:thứ\\s+[\\p{L}\\p{N}]+|chủ\\s+nhật)\\s*,?\\s*)?`;
/** The number of the day is not a month, and not the day of a lunar month. */
const DAY_ITSELF = '(?<!\\p{N})(?<!\\d[/.])(?<!m[ùồ]ng\\s)';

/**
 * How newspapers write a day of the sun calendar: "12/4/2026", "12-4", "12.04", "ngày 12 tháng 4", "thứ Bảy (12/4)",
 * "2026-04-12", and as the beginning of a span: "từ 12 đến 15/4". A text that says another year says another day.
 */
export function dayForms(day: string): string[] {
  const { year, month, day: date } = readDay(day);
  const inDigits =
    `(?:\\s?/\\s?|[.-])${numeral(month)}(?!\\d)(?:[/.-](?:${year}|${year % 100})(?!\\d))?` +
    `(?![/.-](?:\\d{4}|\\d\\d(?![\\d/.-])))${NO_UNIT}`;
  const inWords = `\\s+th[áa]ng\\s+${monthName(month)}(?:\\s*,?\\s+năm\\s+${year})?(?!\\s*,?\\s+năm\\s+\\d{4})(?:/${year})?(?!/\\d)`;
  const ofMonth = `(?:${inDigits}|${inWords})(?!${LUNAR_SIGN})`;
  const begins = `${BEFORE}${WEEKDAY}(?:ngày\\s+)?${DAY_ITSELF}${numeral(date)}`;
  return [`${begins}${ofMonth}`, `${begins}(?:${TO}\\d{1,2}){1,4}${ofMonth}`, `${BEFORE}${day}${AFTER}`];
}

const PART_OF_DAY = 'sáng|trưa|chiều|tối|đêm|vào|hôm|từ|đến|tới|và';

/** "tối thứ Bảy", "thứ Bảy tuần này". Beside a date the date is what counts; "lần thứ bảy" is no day. */
export function weekdayForms(weekday: number): string[] {
  const name = WEEKDAYS[weekday] ?? '';
  const alone = `(?!\\s*,?\\s*\\(?\\s*(?:ngày\\s+)?\\d{1,2}(?:\\s*[/.-]\\s*\\d|\\s+tháng))(?!\\s+h[ằà]ng)`;
  return [
    `(?<=${BEFORE}(?:${PART_OF_DAY})\\s+)${name}${AFTER}${alone}`,
    `${BEFORE}${name}(?=\\s+(?:tuần|này|tới|cuối\\s+tuần))${alone}`,
    ...(weekday === 0 ? [`${BEFORE}${name}${AFTER}${alone}`] : []),
  ];
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00.000Z`).getUTCDay();
}
