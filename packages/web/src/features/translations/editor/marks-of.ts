import { findTerms } from '@toasoan/contract/features/glossary/term-matching.ts';
import { plainText } from '@toasoan/contract/features/translations/qa/read/plain-text.ts';
import { readFigures } from '@toasoan/contract/features/translations/qa/read/read-figures.ts';
import type { TranslationDetail } from '@toasoan/contract/features/translations/translation.ts';
import { RECORD_LANGUAGES } from '@toasoan/contract/vocabulary/language.ts';
import type { TextMark } from './marked-text.tsx';
import type { ShownSegment } from './shown-segments.ts';

const NO_MONTHS: ReadonlySet<number> = new Set();

function figuresIn(raw: string, lang: string): TextMark[] {
  const plain = plainText(raw);
  const known = RECORD_LANGUAGES.find((one) => one === lang) ?? 'en';
  return readFigures(plain.text, known, NO_MONTHS).figures.map((figure) => ({
    ...plain.rawRange({
      start: figure.start,
      end: figure.end + (figure.isPercent ? percentAfter(plain.text, figure.end) : 0),
    }),
    look: 'figure',
  }));
}

const percentAfter = (text: string, at: number) => /^\s?%/.exec(text.slice(at))?.[0].length ?? 0;

/** Terms with their approved wording, and figures. */
export function sourceMarks(
  { source }: ShownSegment['segment'],
  { terms, sourceLang }: TranslationDetail,
  isCurrent: boolean,
): TextMark[] {
  const plain = plainText(source);
  const found = findTerms(plain.text, terms).map(
    ({ term, start, end }): TextMark => ({
      ...plain.rawRange({ start, end }),
      look: 'term',
      tip: term.note ? `${term.target} · ${term.note}` : term.target,
    }),
  );
  return isCurrent ? [...figuresIn(source, sourceLang), ...found] : found;
}

/** What the checks found, over the figures of the current segment. */
export function targetMarks(
  { target, findings }: ShownSegment,
  { lang }: TranslationDetail,
  isCurrent: boolean,
): TextMark[] {
  const found = findings.flatMap(({ target: range, severity, code }): TextMark[] =>
    range && code !== 'NOT_COMPOSED' && code !== 'TAGS' ? [{ ...range, look: severity }] : [],
  );
  return isCurrent ? [...figuresIn(target, lang), ...found] : found;
}
