import { readDay } from '@toasoan/contract/vocabulary/lunar-calendar.ts';
import { AFTER, BEFORE, numeral } from './day-forms.ts';

const MONTHS = [
  'jan(?:uary|\\.)?',
  'feb(?:ruary|\\.)?',
  'mar(?:ch|\\.)?',
  'apr(?:il|\\.)?',
  // Not the verb.
  'may(?!\\s+(?:be|not|also|still|only|come|have|take|join|attend|see)\\b)',
  'june?\\.?',
  'july?\\.?',
  'aug(?:ust|\\.)?',
  'sept?(?:ember|\\.)?',
  'oct(?:ober|\\.)?',
  'nov(?:ember|\\.)?',
  'dec(?:ember|\\.)?',
];
const TO = '\\s*(?:[-–—,&]|to|and|until)\\s*';
const ORDINAL = '(?:st|nd|rd|th)?';

/**
 * "20 November 2026", "the 20th of Nov", "November 20, 2026", and as the beginning of a span: "20–22 November", "November
 * 20 to 22". Another year is another day.
 */
export function englishDayForms(day: string): string[] {
  const { year, month, day: date } = readDay(day);
  const name = `${MONTHS[month - 1] ?? ''}${AFTER}`;
  const number = `${numeral(date)}${ORDINAL}${AFTER}`;
  const other = `\\d{1,2}${ORDINAL}${AFTER}`;
  // "May 20:30" is no day; "May 20, 7 pm" is one.
  const ofYear = `(?:,?\\s+${year}(?!\\d))?(?!,?\\s+(?:19|20)\\d\\d(?!\\d))(?![:.]\\d)`;
  const spanYear = `(?!${TO}${other},?\\s+(?!${year})(?:19|20)\\d\\d(?!\\d))`;
  const begins = `${BEFORE}(?<!\\d[.,/:-])`;
  return [
    `${begins}${number}(?:${TO}${other}){0,4}(?:\\s+of)?\\s+${name}${ofYear}`,
    `${BEFORE}${name}\\s+(?:the\\s+)?${number}${ofYear}${spanYear}`,
  ];
}

/** "7 pm", "7:30 p.m.", "12 noon", and the beginning of "7–9 pm". */
export function englishHourForms(clock: string): string[] {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const minutes = String(minute).padStart(2, '0');
  const written = minute === 0 ? '(?:[:.]00)?' : `[:.]${minutes}`;
  const number = `(?<![\\p{L}\\p{M}\\p{N}:/])(?<!\\d[.,])${numeral(hour % 12 === 0 ? 12 : hour % 12)}${written}`;
  const half = `\\s*${hour < 12 ? 'a' : 'p'}(?:\\.\\s?m\\.|m${AFTER})`;
  const span = `\\s*(?:[-–—]|to|until)\\s*\\d{1,2}(?:[:.]\\d\\d)?`;
  const word = minute !== 0 ? undefined : { 0: 'midnight', 12: 'noon' }[hour];
  return [
    `${number}(?:${half}|(?=${span}${half}))`,
    ...(word ? [`${BEFORE}(?:12\\s+)?${word}${AFTER}`] : []),
  ];
}
