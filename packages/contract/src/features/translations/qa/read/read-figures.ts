import type { RecordLanguage } from '../../../../vocabulary/language.ts';
import { MONEY_BEFORE, MONEY_CODE, PERCENT_AFTER, PERCENT_BEFORE } from '../data/number-styles.ts';
import { ENDS_WITHOUT_UNIT, GOES_ON_IN_SMALLER } from '../data/scale-words.ts';
import type { TextRange } from '../qa-finding.ts';
import type { Figure, FiguresRead } from './figure.ts';
import { overlaps, readDates } from './read-dates.ts';
import { readRun } from './read-run.ts';
import { scaleAfter } from './read-scale.ts';
import { unitAfter } from './read-unit.ts';

const RUN = /\d+(?:[.,'’٫٬]\d+|[\u00A0\u202F\u2009]\d{3}(?!\d))*/g;
const RUN_WITH_BLANKS =
  /\d{1,3}(?: \d{3}(?!\d))+(?:[.,]\d+)?|\d+(?:[.,'’٫٬]\d+|[\u00A0\u202F\u2009]\d{3}(?!\d))*/g;
const GROUPS_BY_BLANK: ReadonlySet<string> = new Set(['fr', 'ru', 'es']);

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"”]+|[\w.+-]+@[\w-]+\.[\w.]+/giu;
const PHONE =
  /(?<![\d.,])(?:\+\d{1,3}[ .-]?\d{1,4}(?:[ .-]\d{2,4}){1,3}|0\d{1,3}(?:[ .-]?\d{2,4}){2,3}|1[89]00[ .]\d{4}|1[89]00[ .]?\d{2,3}[ .]\d{2,3})(?!\d)/g;
const CODE = /(?<![\p{L}\p{N}])([\p{Script=Latin}\p{Script=Cyrillic}]+)(-?)(\d[\p{Script=Latin}\d.-]*)/gu;
const TIME =
  /(?<![\d.,/])\d{1,2}(?::\d{2}(?::\d{2})?|[.:]?\d{0,2}(?=\s?[ap]\.?m\b)|\s?(?:h|giờ|g)(?:\s?\d{1,2}(?!\d))?(?!\p{L})|\s?(?:時|时|点|點|시)(?:\s?\d{1,2}\s?[分분])?)/giu;
const WEEKDAY = /(?<=thứ\s)[2-7](?!\d)/giu;

/** The figures of a composed text (see `plainText`); `otherMonths` are those that the other text names. */
export function readFigures(
  text: string,
  lang: RecordLanguage,
  otherMonths: ReadonlySet<number>,
): FiguresRead {
  const loose = looseIn(text, lang);
  const dates = readDates(blanked(text, loose), lang, otherMonths);
  const left = blanked(text, [...loose, ...dates.taken]);
  const found: Figure[] = [];
  for (const { index, 0: run } of left.matchAll(GROUPS_BY_BLANK.has(lang) ? RUN_WITH_BLANKS : RUN)) {
    if (index < (found.at(-1)?.end ?? 0)) continue;
    const figure = figureAt(left, index, run, lang);
    const range = span(index, run.length);
    if (figure) found.push(overlaps(dates.parts, range) ? { ...figure, of: 'date' } : figure);
    else loose.push(range);
  }
  return { figures: sharedScales(found, left), loose: valuesIn(text, loose), months: dates.months };
}

/** Addresses, telephone numbers, times of day, days of the week and codes: their digits are no figures. */
function looseIn(text: string, lang: RecordLanguage): TextRange[] {
  const patterns = [ADDRESS, PHONE, TIME, ...(lang === 'vi' ? [WEEKDAY] : [])];
  const loose = patterns.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ index, 0: found }) => span(index, found.length)),
  );
  const codes = Array.from(text.matchAll(CODE)).filter(isCode);
  return [...loose, ...codes.map(({ index, 0: code }) => span(index, code.length))];
}

const span = (start: number, length: number): TextRange => ({ start, end: start + length });

/** H5N1, COVID-19 and QL1A are codes; VND1,200 and mid-2026 are not. */
function isCode({ 1: letters = '', 2: hyphen }: RegExpExecArray): boolean {
  if (MONEY_CODE.test(letters)) return false;
  return hyphen === '' || /\p{Lu}/u.test(letters);
}

function figureAt(text: string, start: number, run: string, lang: RecordLanguage): Figure | undefined {
  const read = readRun(run, lang);
  if (!read) return undefined;
  const end = start + run.length;
  const scale = moneyScale(text, start, end) ?? scaleAfter(text, end, lang);
  const whole = goesOn(text, { value: scaled(read.value, scale.by), scale: scale.by, end: scale.end }, lang);
  const isPercent = matchesAt(PERCENT_AFTER, text, whole.end) || PERCENT_BEFORE.test(text.slice(0, start));
  const unit = isPercent ? undefined : unitAfter(text, whole.end);
  return {
    ...read,
    start,
    end: whole.end,
    value: whole.value,
    mantissa: whole.isCompound ? whole.value : read.value,
    scale: whole.isCompound ? 1 : scale.by,
    digits: run.replace(/\D/g, ''),
    isPercent,
    unit: unit?.sign,
    unitRange: unit,
    of: 'figure',
  };
}

/** "$1.2m" is millions only behind money; elsewhere m is a metre. */
function moneyScale(text: string, start: number, end: number): { by: number; end: number } | undefined {
  const isShort = /^m(?![\p{L}\d²³])/u.test(text.slice(end, end + 2));
  return isShort && MONEY_BEFORE.test(text.slice(0, start)) ? { by: 1e6, end: end + 1 } : undefined;
}

interface SoFar {
  readonly value: number;
  readonly scale: number;
  readonly end: number;
  readonly isCompound?: boolean;
}

/** 1億2000万: what follows in a smaller unit belongs to the same figure. */
function goesOn(text: string, so: SoFar, lang: RecordLanguage): SoFar {
  if (so.scale === 1 || !GOES_ON_IN_SMALLER.has(lang)) return so;
  const next = /^[ \u00A0]?(\d+(?:[.,]\d{3})*)/u.exec(text.slice(so.end, so.end + 16));
  if (!next?.[1]) return so;
  const at = so.end + next[0].length;
  const scale = scaleAfter(text, at, lang);
  const mayEnd = scale.by > 1 || ENDS_WITHOUT_UNIT.has(lang);
  const value = scaled(readRun(next[1], lang)?.value ?? Number.POSITIVE_INFINITY, scale.by);
  if (!mayEnd || value >= so.scale) return so;
  const whole = { value: so.value + value, scale: scale.by, end: scale.end, isCompound: true };
  return scale.by === 1 ? whole : goesOn(text, whole, lang);
}

/** "1,2–1,5 tỷ": both are large, so the first takes the unit of the second. */
function sharedScales(figures: readonly Figure[], text: string): Figure[] {
  return figures.map((figure, place) => {
    const next = figures[place + 1];
    if (!next || figure.scale !== 1 || next.scale === 1 || figure.value >= 1000) return figure;
    const between = text.slice(figure.end, next.start);
    if (!/^\s?(?:[-–—~〜～]|đến|tới|to|à|bis|до|al?|から|至|到)\s?$/iu.test(between)) return figure;
    return { ...figure, value: scaled(figure.mantissa, next.scale), scale: next.scale };
  });
}

/** Without the noise of binary fractions: 1.2 million is 1200000. */
function scaled(value: number, by: number): number {
  return Number((value * by).toPrecision(14));
}

function matchesAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

function blanked(text: string, ranges: readonly TextRange[]): string {
  let rest = text;
  for (const { start, end } of ranges)
    rest = rest.slice(0, start) + '\u0001'.repeat(end - start) + rest.slice(end);
  return rest;
}

function valuesIn(text: string, ranges: readonly TextRange[]): number[] {
  return ranges.flatMap(({ start, end }) => (text.slice(start, end).match(/\d+/g) ?? []).map(Number));
}
