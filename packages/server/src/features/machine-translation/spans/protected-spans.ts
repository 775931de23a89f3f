import type { LanguagePair } from '@toasoan/contract/features/glossary/glossary-kinds.ts';
import type { TermIndex } from '@toasoan/contract/features/glossary/term-index.ts';
import { findTerms } from '@toasoan/contract/features/glossary/term-matching.ts';
import { figureIn } from './figures.ts';
import { namesIn } from './names.ts';

/** Words of a text that no engine may change. */
export interface Span {
  /** In UTF-16 units of the text. */
  readonly start: number;
  readonly end: number;
  /** What stands for it in the translation. */
  readonly target: string;
  /** Of the term that says so. */
  readonly termId?: string;
}

/** Addresses, mail addresses, `{{…}}`, shortcodes, #tags and @marks: they mean something to machines. */
const CODES =
  /\{\{[^{}\n]{1,200}\}\}|\[\/?[a-z][a-z0-9_-]*(?:\s+[a-z_-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s\]"']+))*\s*\/?\]|(?:https?:\/\/|www\.)[^\s<>"'“”]*[^\s<>"'“”.,;:!?)\]}]|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|(?<![\p{L}\p{N}])(?:[a-z0-9-]+\.)+(?:vn|com|org|net|gov|edu|info)(?:\/[^\s<>"'“”]*[^\s<>"'“”.,;:!?)\]}])?(?![\p{L}\p{N}])|(?<![\p{L}\p{N}&/])[#@][\p{L}_][\p{L}\p{M}\p{N}_]*/gu;
const UNITS =
  '%|‰|°[CF]?|₫|đ|€|\\$|£|¥|USD|VND|EUR|km²|km2|km/h|km|cm|mm|m²|m2|m³|m3|m|kg|mg|g|ha|kWh|MWh|kW|MW|GB|MB|TB|GHz|MHz';
/** A figure with the signs inside of it and the unit after it: `1.234,5 km`, `20/11/2026`, `8h30`, `$25`. */
const FIGURES = new RegExp(
  `(?<![\\p{L}\\p{N}_])(?:[$€£¥₫]\\s?)?\\d+(?:[.,:/–-]\\d+)*(?:h\\d{0,2})?(?:\\s?(?:${UNITS}))?(?![\\p{L}\\p{N}])`,
  'gu',
);

/**
 * What must survive a translation of a text without tags: codes and links first, then terms, figures and names. In
 * order and without overlap.
 */
export function protectedSpans(text: string, pair: LanguagePair, terms: TermIndex): Span[] {
  const found: Span[] = [];
  const add = (span: Span) => {
    if (span.end > span.start && found.every((one) => span.end <= one.start || span.start >= one.end))
      found.push(span);
  };
  const same = (start: number, end: number): Span => ({ start, end, target: text.slice(start, end) });
  for (const { 0: code, index } of text.matchAll(CODES)) add(same(index, index + code.length));
  for (const { term, start, end } of findTerms(text, terms))
    add({ start, end, target: term.target, termId: term.id });
  for (const { 0: figure, index } of text.matchAll(FIGURES))
    add({
      start: index,
      end: index + figure.length,
      target: figureIn(figure, pair.sourceLang, pair.targetLang),
    });
  if (pair.sourceLang === 'vi') for (const { start, end } of namesIn(text)) add(same(start, end));
  return found.toSorted((one, other) => one.start - other.start);
}
