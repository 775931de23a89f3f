import { fillText } from '../../../../vocabulary/fill-text.ts';
import type { RecordLanguage } from '../../../../vocabulary/language.ts';
import { RECORD_LANGUAGES } from '../../../../vocabulary/language.ts';
import { findTerms, type TermHit } from '../../../glossary/term-matching.ts';
import type { QaCode, QaFinding, QaInput, TextRange } from '../qa-finding.ts';
import { QA_TEXTS, type QaText } from '../qa-texts.ts';
import { type PlainText, plainText } from '../read/plain-text.ts';

/** A segment as its checks look at it. */
export interface CheckedPair {
  readonly input: QaInput;
  readonly source: PlainText;
  readonly target: PlainText;
  readonly sourceLang: RecordLanguage;
  readonly targetLang: RecordLanguage;
  /** The approved terms that the source says; their ranges are of its plain text. */
  readonly hits: readonly TermHit[];
}

export function checkedPair(input: QaInput): CheckedPair {
  const source = plainText(input.source);
  return {
    input,
    source,
    target: plainText(input.target),
    sourceLang: knownLanguage(input.sourceLang),
    targetLang: knownLanguage(input.targetLang),
    hits: findTerms(source.text, input.terms),
  };
}

function knownLanguage(lang: string): RecordLanguage {
  return RECORD_LANGUAGES.find((known) => known === lang) ?? 'en';
}

interface About {
  /** Ranges of the plain texts. */
  readonly source?: TextRange | undefined;
  readonly target?: TextRange | undefined;
  readonly fix?: string | undefined;
  /** Words for the sentence, where they are not those of the ranges. */
  readonly says?: { readonly source?: string; readonly target?: string };
}

/** A finding with its sentence; without a fix where a tag stands in the way. */
export function finding(
  pair: CheckedPair,
  code: QaCode,
  severity: QaFinding['severity'],
  text: QaText,
  { source, target, fix, says = {} }: About = {},
): QaFinding {
  const words = {
    source: says.source ?? wordsOf(pair.source, source),
    target: says.target ?? wordsOf(pair.target, target),
  };
  const { vi, en } = QA_TEXTS[text];
  const mayFix = fix !== undefined && (target === undefined || !pair.target.holdsTag(target));
  return {
    code,
    severity,
    text: { vi: fillText(vi, words, 'vi'), en: fillText(en, words, 'en') },
    ...(source && { source: pair.source.rawRange(source) }),
    ...(target && { target: pair.target.rawRange(target) }),
    ...(mayFix && { fix }),
  };
}

function wordsOf({ text }: PlainText, range: TextRange | undefined): string {
  return range ? text.slice(range.start, range.end) : '';
}
