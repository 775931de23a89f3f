import * as z from 'zod/mini';
import { oneLine } from '../../../core/text.ts';
import { recordLanguage } from '../glossary-kinds.ts';

const wording = oneLine({ min: 1, max: 120 });

/** Words of the machine that editors replaced again and again. */
export const termSuggestion = z.object({
  /** What stands in the sources of all these texts. */
  source: z.string(),
  machine: z.string(),
  edited: z.string(),
  /** Texts in which it was replaced. */
  times: z.number(),
});
export type TermSuggestion = z.output<typeof termSuggestion>;

export const termSuggestionQuery = z.strictObject({ sourceLang: recordLanguage, targetLang: recordLanguage });

/** Accepted: a proposed keyword whose forbidden wording is what the machine wrote. */
export const termSuggestionAnswer = z.strictObject({
  sourceLang: recordLanguage,
  targetLang: recordLanguage,
  source: wording,
  machine: wording,
  edited: wording,
});
export type TermSuggestionAnswer = z.output<typeof termSuggestionAnswer>;

/** Replacements of one kind from which a term is suggested. */
export const LEAST_CORRECTIONS = 3;
/** Days in which they are counted. */
export const CORRECTION_DAYS = 90;
