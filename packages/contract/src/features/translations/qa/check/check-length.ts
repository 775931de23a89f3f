import type { RecordLanguage } from '../../../../vocabulary/language.ts';
import type { SegmentRole } from '../../segments/article-segments.ts';
import type { QaFinding } from '../qa-finding.ts';
import { type CheckedPair, finding } from './checked-pair.ts';

/** Characters that a language needs for what Vietnamese says in one. */
const NEEDED: Readonly<Record<RecordLanguage, number>> = {
  vi: 1,
  en: 1.05,
  fr: 1.25,
  ar: 0.9,
  de: 1.25,
  es: 1.2,
  ja: 0.5,
  km: 1.1,
  ko: 0.55,
  lo: 1,
  ru: 1.15,
  th: 1,
  zh: 0.33,
};
/** Longest texts that readers get whole, in characters. */
const LIMITS: Partial<Readonly<Record<SegmentRole, number>>> = { TITLE: 250, SEO: 160, ALT: 250 };
const WIDEST = 2.2;
/** A few characters more or less say nothing about a short text. */
const SLACK = 24;

/** Far from the length that the source leads to expect, or over what its place takes. */
export function checkLength(pair: CheckedPair): QaFinding[] {
  const { source, target, sourceLang, targetLang, input } = pair;
  const limit = LIMITS[input.role];
  if (limit !== undefined && target.text.length > limit)
    return [finding(pair, 'LENGTH', 'error', 'overLimit', { says: { target: String(limit) } })];
  const expected = (source.text.trim().length * NEEDED[targetLang]) / NEEDED[sourceLang];
  const length = target.text.trim().length;
  if (length + SLACK * NEEDED[targetLang] < expected / WIDEST)
    return [finding(pair, 'LENGTH', 'warning', 'tooShort')];
  if (length > expected * WIDEST + SLACK * NEEDED[targetLang])
    return [finding(pair, 'LENGTH', 'warning', 'tooLong')];
  return [];
}
