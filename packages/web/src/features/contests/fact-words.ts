import {
  CONTEST_FACT_TEXTS,
  CONTEST_VALUE_TEXTS,
  FORMAT_TEXTS,
} from '@toasoan/contract/features/contests/contest-fact-texts.ts';
import { ROUND_TEXTS } from '@toasoan/contract/features/contests/contest-texts.ts';
import { bytesText } from '@toasoan/contract/vocabulary/bytes-text.ts';
import { dayText } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';

const INSTANT = /^\d{4}-\d{2}-\d{2}T/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const NUMBER = /^\d+$/;
/** Numbers that are names. */
const NAMES = new Set(['contestYear', 'rulesVersion', 'contestCode', 'contestPrefix']);
const BYTES = new Set(['photoMinBytes', 'photoMaxBytes', 'videoMaxBytes']);
const FORMATS = new Set(['photoFormats', 'videoFormats']);

/** The log names titles by itself. */
const TITLE = { vi: 'Tên cuộc thi', en: 'Name of the contest' };

export function factLabel(field: string): string {
  const text = field === 'title' ? TITLE : CONTEST_FACT_TEXTS[field];
  return text?.[currentLanguage()] ?? field;
}

export interface SmallWords {
  readonly none: string;
  readonly yes: string;
  readonly no: string;
  readonly unlimited: string;
  readonly everyCountry: string;
}

type Fact = string | number | boolean | null | readonly string[] | undefined;

/** A value of a contest as people read it; `small` are words of the caller's texts. */
export function factWords(field: string, fact: Fact, small: SmallWords): string {
  if (Array.isArray(fact)) {
    const list: readonly string[] = fact;
    return list.length === 0
      ? wordOf(field, '', small)
      : list.map((one) => wordOf(field, one, small)).join(', ');
  }
  const text = fact === null || fact === undefined ? '' : String(fact);
  const isListOfWords = field in CONTEST_VALUE_TEXTS || FORMATS.has(field);
  return isListOfWords && text.includes(', ')
    ? text
        .split(', ')
        .map((one) => wordOf(field, one, small))
        .join(', ')
    : wordOf(field, text, small);
}

function wordOf(field: string, text: string, small: SmallWords): string {
  const known = CONTEST_VALUE_TEXTS[field]?.[text]?.[currentLanguage()];
  if (known !== undefined) return known;
  if (text === '') return field === 'allowedCountries' ? small.everyCountry : small.none;
  if (text === 'true') return small.yes;
  if (text === 'false') return small.no;
  if (field === 'maxPerAuthor' && text === '0') return small.unlimited;
  if (FORMATS.has(field)) return FORMAT_TEXTS[text] ?? text;
  if (BYTES.has(field)) return bytesText(Number(text), currentLanguage());
  if (INSTANT.test(text)) return formatDateTime(new Date(text));
  if (DAY.test(text)) return dayText(text);
  return NUMBER.test(text) && !NAMES.has(field) ? formatNumber(Number(text)) : text;
}

/** Of which a change is: a round by its name, a prize by its own. */
export function partWords(of: string): string {
  const rounds: Readonly<Record<string, { readonly vi: string; readonly en: string }>> = ROUND_TEXTS;
  return rounds[of]?.[currentLanguage()] ?? of;
}
