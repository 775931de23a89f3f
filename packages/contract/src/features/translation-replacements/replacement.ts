import * as z from 'zod/mini';
import { contentId, version } from '../../core/ids.ts';
import { pageQuery } from '../../core/paging.ts';
import { oneLine } from '../../core/text.ts';
import { auditFields } from '../../vocabulary/audit-fields.ts';
import { recordLanguage } from '../glossary/glossary-kinds.ts';
import { segmentState, translatedKind } from '../translations/translation-states.ts';

/** Most paragraphs that one look answers, and one batch changes. */
export const MOST_PARAGRAPHS = 500;
/** A batch of more translations than this goes on in the background. */
export const AT_ONCE = 20;

const wording = oneLine({ min: 1, max: 120 });

/** What is looked for: wordings of the target language, and what shall stand for them. */
export const rewording = z.strictObject({
  sourceLang: recordLanguage,
  targetLang: recordLanguage,
  /** Only paragraphs whose source says this; '' for all. */
  source: z._default(oneLine({ max: 120 }), ''),
  wordings: z
    .array(wording)
    .check(z.minLength(1, { error: 'tooFew' }), z.maxLength(10, { error: 'tooMany' })),
  target: oneLine({ min: 1, max: 200 }),
});
export type RewordingAsked = z.output<typeof rewording>;

/**
 * ready: it is replaced. approved: only where somebody who approves ticks it. locked, stale: never, only shown; a stale
 * paragraph is translated again first.
 */
const PARAGRAPH_STANDINGS = ['ready', 'approved', 'locked', 'stale'] as const;
export const paragraphStanding = z.enum(PARAGRAPH_STANDINGS);
export type ParagraphStanding = z.output<typeof paragraphStanding>;

const paragraph = z.object({
  segmentId: z.string(),
  version: z.number(),
  /** From 1, in the order of the record. */
  position: z.number(),
  /** Without tags. */
  before: z.string(),
  after: z.string(),
  state: segmentState,
  standing: paragraphStanding,
  /** How often it says one of the wordings. */
  count: z.number(),
  found: z.array(z.string()),
});
export type ParagraphFound = z.output<typeof paragraph>;

export const foundTranslation = z.object({
  id: z.string(),
  kind: translatedKind,
  title: z.string(),
  isPublic: z.boolean(),
  paragraphs: z.array(paragraph),
});
export type FoundTranslation = z.output<typeof foundTranslation>;

export const replacementPreview = z.object({
  translations: z.array(foundTranslation),
  /** There are more than are listed. */
  isCut: z.boolean(),
});
export type ReplacementPreview = z.output<typeof replacementPreview>;

/** The paragraphs as they were looked at. */
export const replacementCreate = z.strictObject({
  ...rewording.shape,
  paragraphs: z
    .array(z.strictObject({ segmentId: contentId, version }))
    .check(z.minLength(1, { error: 'tooFew' }), z.maxLength(MOST_PARAGRAPHS, { error: 'tooMany' })),
  /** Of them, those that are approved and change all the same. */
  approvedIds: z._default(z.array(contentId).check(z.maxLength(MOST_PARAGRAPHS, { error: 'tooMany' })), []),
});
export type ReplacementCreate = z.output<typeof replacementCreate>;

const REPLACEMENT_STATES = ['RUNNING', 'DONE', 'UNDOING', 'UNDONE'] as const;
export const replacementState = z.enum(REPLACEMENT_STATES);
export type ReplacementState = z.output<typeof replacementState>;

/**
 * What became of a paragraph. SINCE_CHANGED, LOCKED, APPROVED, STALE, GONE, STOPPED: left as it was, and why. NOT_UNDONE: somebody
 * has worked on it since.
 */
const ROW_STATES = [
  'WAITING',
  'REPLACED',
  'SINCE_CHANGED',
  'LOCKED',
  'APPROVED',
  'STALE',
  'GONE',
  'STOPPED',
  'UNDONE',
  'NOT_UNDONE',
] as const;
export const rowState = z.enum(ROW_STATES);
export type RowState = z.output<typeof rowState>;

export const replacement = z.object({
  id: z.string(),
  sourceLang: z.string(),
  targetLang: z.string(),
  source: z.string(),
  wordings: z.array(z.string()),
  target: z.string(),
  state: replacementState,
  /** Paragraphs: all, replaced, left as they were, taken back. */
  total: z.number(),
  replaced: z.number(),
  left: z.number(),
  undone: z.number(),
  translations: z.number(),
  ...auditFields,
});
export type Replacement = z.output<typeof replacement>;

export const replacementDetail = z.object({
  ...replacement.shape,
  rows: z.array(
    z.object({
      translationId: z.string(),
      title: z.string(),
      position: z.number(),
      before: z.string(),
      after: z.string(),
      state: rowState,
    }),
  ),
});
export type ReplacementDetail = z.output<typeof replacementDetail>;

export const replacementListQuery = z.strictObject(pageQuery);
