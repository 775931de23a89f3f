import type { Language } from '../../../vocabulary/language.ts';
import type { LanguagePair } from '../../glossary/glossary-kinds.ts';
import type { Term } from '../../glossary/term-matching.ts';
import type { SegmentRole } from '../segments/article-segments.ts';

export const QA_CODES = [
  'EMPTY',
  'UNTRANSLATED',
  'TERM_MISSING',
  'TERM_FORBIDDEN',
  'FIGURE',
  'DATE',
  'UNIT',
  'NAME',
  'NAME_MARKS',
  'LENGTH',
  'PUNCTUATION',
  'QUOTES',
  'BLANKS',
  'NOT_COMPOSED',
  'LINK',
  'TAGS',
  'SHORTCODE',
  'REPEATED_WORD',
] as const;
export type QaCode = (typeof QA_CODES)[number];

/** A part of a text, in UTF-16 units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** What a check has against a translated segment. */
export interface QaFinding {
  readonly code: QaCode;
  /** An error blocks the approval of the segment; a warning may be ignored. */
  readonly severity: 'error' | 'warning';
  readonly text: Readonly<Record<Language, string>>;
  /** What of the source and of the target it is about. */
  readonly source?: TextRange;
  readonly target?: TextRange;
  /** What one key would put in the place of `target`, or at the end without it. */
  readonly fix?: string;
}

export interface QaInput extends LanguagePair {
  readonly role: SegmentRole;
  /** Both with their tags. */
  readonly source: string;
  readonly target: string;
  /** Approved keywords of the pair. */
  readonly terms: readonly Term[];
}
