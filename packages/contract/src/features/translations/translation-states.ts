import * as z from 'zod/mini';

/** What can be translated: records with rows of their own in each language, then those translated field by field. */
export const TRANSLATED_KINDS = ['POST', 'EVENT', 'PAGE', 'CATEGORY', 'MENU', 'TEMPLATE'] as const;
export const translatedKind = z.enum(TRANSLATED_KINDS, { error: 'choice' });
export type TranslatedKind = z.output<typeof translatedKind>;

/** A record and a language. MT_DONE: every paragraph has a text. STALE: the source has changed since. */
export const TRANSLATION_STATES = [
  'QUEUED',
  'TRANSLATING',
  'MT_DONE',
  'IN_EDIT',
  'EDITED',
  'APPROVED',
  'STALE',
  'FAILED',
  'TAKEN_DOWN',
] as const;
export const translationState = z.enum(TRANSLATION_STATES, { error: 'choice' });
export type TranslationState = z.output<typeof translationState>;

/** WAITING: nothing but a person can fill it. STALE: approved or edited, and its source has changed since. */
const SEGMENT_STATES = ['WAITING', 'MT_ONLY', 'EDITED', 'APPROVED', 'STALE'] as const;
export const segmentState = z.enum(SEGMENT_STATES, { error: 'choice' });
export type SegmentState = z.output<typeof segmentState>;

/** What the state of a whole translation follows from. */
export interface SegmentCounts {
  readonly total: number;
  readonly waiting: number;
  readonly machine: number;
  readonly edited: number;
  readonly approved: number;
  readonly stale: number;
  readonly locked: number;
}
