import { bytesText } from '../../vocabulary/bytes-text.ts';
import { dayText } from '../../vocabulary/hanoi-time.ts';
import type { Language } from '../../vocabulary/language.ts';
import { CONTEST_FACT_TEXTS, CONTEST_VALUE_TEXTS, FORMAT_TEXTS } from './contest-fact-texts.ts';
import { ROUND_TEXTS } from './contest-texts.ts';

const INSTANT = /^\d{4}-\d{2}-\d{2}T/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const NUMBER = /^\d+$/;
/** Numbers that are names. */
const NAMES = new Set(['contestYear', 'rulesVersion', 'contestCode', 'contestPrefix']);
const BYTES = new Set(['photoMinBytes', 'photoMaxBytes', 'videoMaxBytes']);
const FORMATS = new Set(['photoFormats', 'videoFormats']);

/** The log names titles by itself. */
const TITLE = { vi: 'Tên cuộc thi', en: 'Name of the contest' };

export interface SmallWords {
  readonly none: string;
  readonly yes: string;
  readonly no: string;
  readonly unlimited: string;
  readonly everyCountry: string;
}

/** How the reader's page writes what is no word of ours. */
export interface FactFormat {
  readonly language: Language;
  readonly small: SmallWords;
  /** Of an ISO moment. */
  readonly moment: (text: string) => string;
  readonly number: (value: number) => string;
}

type Fact = string | number | boolean | null | readonly string[] | undefined;

export function contestFactLabel(field: string, language: Language): string {
  const text = field === 'title' ? TITLE : CONTEST_FACT_TEXTS[field];
  return text?.[language] ?? field;
}

/** A value of a contest as people read it. */
export function contestFactWords(field: string, fact: Fact, format: FactFormat): string {
  if (Array.isArray(fact)) {
    const list: readonly string[] = fact;
    return list.length === 0
      ? wordOf(field, '', format)
      : list.map((one) => wordOf(field, one, format)).join(', ');
  }
  const text = fact === null || fact === undefined ? '' : String(fact);
  const isListOfWords = field in CONTEST_VALUE_TEXTS || FORMATS.has(field);
  return isListOfWords && text.includes(', ')
    ? text
        .split(', ')
        .map((one) => wordOf(field, one, format))
        .join(', ')
    : wordOf(field, text, format);
}

function wordOf(field: string, text: string, { language, small, moment, number }: FactFormat): string {
  const known = CONTEST_VALUE_TEXTS[field]?.[text]?.[language];
  if (known !== undefined) return known;
  if (text === '') return field === 'allowedCountries' ? small.everyCountry : small.none;
  if (text === 'true') return small.yes;
  if (text === 'false') return small.no;
  if (field === 'maxPerAuthor' && text === '0') return small.unlimited;
  if (FORMATS.has(field)) return FORMAT_TEXTS[text] ?? text;
  if (BYTES.has(field)) return bytesText(Number(text), language);
  if (INSTANT.test(text)) return moment(text);
  if (DAY.test(text)) return dayText(text);
  return NUMBER.test(text) && !NAMES.has(field) ? number(Number(text)) : text;
}

/** Of which a change is: a round by its name, a prize by its own. */
export function contestPartWords(of: string, language: Language): string {
  const rounds: Readonly<Record<string, Readonly<Record<Language, string>>>> = ROUND_TEXTS;
  return rounds[of]?.[language] ?? of;
}
