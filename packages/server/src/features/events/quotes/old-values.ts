import type { QuoteReason } from '@toasoan/contract/features/events/quotes/quote.ts';
import type { EventPlan } from '@toasoan/contract/features/events/verbs/status-change.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { dayText, hanoiClock, hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { readDay, toLunar } from '@toasoan/contract/vocabulary/lunar-calendar.ts';
import { lunarDayMonthText } from '@toasoan/contract/vocabulary/lunar-texts.ts';
import { PROVINCE_CODES } from '@toasoan/contract/vocabulary/province-codes.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import { AFTER, BEFORE, dayForms, weekdayForms, weekdayOf } from './day-forms.ts';
import { englishDayForms, englishHourForms } from './english-forms.ts';
import { hourForms } from './hour-forms.ts';
import { lunarForms } from './lunar-forms.ts';
import type { QuotedLine, Span } from './quoted-lines.ts';

/** One thing that a plan says, and how a text says it. */
export interface PlanValue {
  /** Two plans that say the same have the same. */
  readonly key: string;
  readonly reason: Exclude<QuoteReason, 'RELATED'>;
  /** As people read it. */
  readonly shown: string;
  readonly find: (line: QuotedLine) => Span[];
}

export type QuotedPlan = Omit<EventPlan, 'eventStatus'>;

/** A place of one syllable is in every text. */
const FEWEST_WORDS = 2;
const WEEKDAYS = ['Chủ nhật', 'thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy'];

/** All that a text may say of a plan: its days by sun, moon and week, its hours, its place, and its links. */
export function valuesOf(plan: QuotedPlan): PlanValue[] {
  const times = [plan.startTime, plan.endTime]
    .filter((time) => time !== null)
    .map((time) => Date.parse(time));
  const values = [
    ...times.flatMap(dayValues),
    ...(plan.allDay ? [] : times.map(hourValue)),
    ...[plan.placeName, plan.address ?? ''].flatMap(placeValue),
    ...provinceValue(plan.provinceCode),
    ...[plan.mapUrl, plan.registerUrl, plan.onlineUrl].flatMap((address) => linkValue(address ?? '')),
  ];
  return [...new Map(values.map((value) => [value.key, value])).values()];
}

/** What of a plan no longer holds beside another; `isOff`: nothing of it, except that the province is still there. */
export function outdatedValues(before: QuotedPlan, after: QuotedPlan, isOff: boolean): PlanValue[] {
  const holds = new Set(valuesOf(after).map(({ key }) => key));
  return valuesOf(before).filter(({ key, reason }) => !holds.has(key) || (isOff && reason !== 'PROVINCE'));
}

function dayValues(time: number): PlanValue[] {
  const day = hanoiDay(time);
  const lunar = toLunar(readDay(day));
  const weekday = weekdayOf(day);
  return [
    {
      key: `day:${day}`,
      reason: 'DAY',
      shown: dayText(day),
      find: written([...dayForms(day), ...englishDayForms(day)]),
    },
    {
      key: `lunar:${lunar.day}-${lunar.month}-${lunar.isLeap}`,
      reason: 'DAY',
      shown: `${lunarDayMonthText(lunar, 'vi')} âm lịch`,
      find: written(lunarForms(lunar)),
    },
    {
      key: `weekday:${weekday}`,
      reason: 'DAY',
      shown: WEEKDAYS[weekday] ?? '',
      find: written(weekdayForms(weekday)),
    },
  ];
}

function hourValue(time: number): PlanValue {
  const clock = hanoiClock(time);
  return {
    key: `hour:${clock}`,
    reason: 'HOUR',
    shown: clock,
    find: written([...hourForms(clock), ...englishHourForms(clock)]),
  };
}

function placeValue(name: string): PlanValue[] {
  const words = wordsOf(foldVietnamese(name));
  if (words.length < FEWEST_WORDS) return [];
  return [
    { key: `place:${words.join(' ')}`, reason: 'PLACE', shown: name, find: spelled([words.join(GAP)]) },
  ];
}

function provinceValue(code: string | null | undefined): PlanValue[] {
  const known = PROVINCE_CODES.find((one) => one === code);
  if (known === undefined) return [];
  const { name, merged } = PROVINCES[known];
  const names = [name, ...merged].map((one) => wordsOf(foldVietnamese(one)).join(GAP));
  return [{ key: `province:${known}`, reason: 'PROVINCE', shown: name, find: spelled(names) }];
}

function linkValue(address: string): PlanValue[] {
  const wanted = plainAddress(address);
  if (wanted === '') return [];
  return [
    {
      key: `link:${wanted}`,
      reason: 'LINK',
      shown: address,
      find: ({ text, links }) => [
        ...links.filter(({ href }) => plainAddress(href) === wanted),
        ...occurrencesOf(text, wanted),
      ],
    },
  ];
}

/** Without its scheme and its last slash. */
function plainAddress(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
}

function occurrencesOf(text: string, words: string): Span[] {
  const from = text.indexOf(words);
  return from < 0 ? [] : [{ from, to: from + words.length }];
}

const GAP = '[^\\p{L}\\p{N}]+';

/** By how it is written, with its diacritics. */
function written(forms: readonly string[]): PlanValue['find'] {
  const patterns = forms.map((form) => new RegExp(form, 'giu'));
  return ({ text }) => patterns.flatMap((pattern) => spansIn(text, pattern));
}

/** By its words, with or without diacritics. */
function spelled(names: readonly string[]): PlanValue['find'] {
  const pattern = new RegExp(`${BEFORE}(?:${names.join('|')})${AFTER}`, 'gu');
  return ({ folded }) => spansIn(folded, pattern);
}

function spansIn(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
    from: index,
    to: index + found.length,
  }));
}
