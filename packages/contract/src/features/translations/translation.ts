import * as z from 'zod/mini';
import { bulkIds } from '../../core/bulk.ts';
import { contentId, version } from '../../core/ids.ts';
import { pageQuery, queryList } from '../../core/paging.ts';
import { longText, oneLine } from '../../core/text.ts';
import { auditFields } from '../../vocabulary/audit-fields.ts';
import { recordLanguage } from '../glossary/glossary-kinds.ts';
import { textOrigin } from '../translation-history/text-origin.ts';
import { SEGMENT_ROLES } from './segments/article-segments.ts';
import { segmentState, translatedKind, translationState } from './translation-states.ts';

const counts = z.object({
  total: z.number(),
  waiting: z.number(),
  machine: z.number(),
  edited: z.number(),
  approved: z.number(),
  stale: z.number(),
  locked: z.number(),
});

/** One record in one language. */
export const translation = z.object({
  id: z.string(),
  kind: translatedKind,
  sourceId: z.string(),
  sourceTitle: z.string(),
  sourceLang: z.string(),
  lang: z.string(),
  /** '' until its title has a text. */
  targetTitle: z.string(),
  state: translationState,
  counts,
  /** Of segments that have a score, 1 to 5; null without one. */
  score: z.nullable(z.number()),
  /** Whether readers have it. */
  isPublic: z.boolean(),
  /** Whether its source is public: only then an approval publishes. */
  isSourcePublic: z.boolean(),
  /** The row that approving made; null for records that are translated by field. */
  recordId: z.nullable(z.string()),
  /** Why the last run failed; '' for none. */
  error: z.string(),
  sourceTime: z.string(),
  ...auditFields,
});
export type Translation = z.output<typeof translation>;

export const segment = z.object({
  id: z.string(),
  key: z.string(),
  role: z.enum(SEGMENT_ROLES),
  /** With tags: see `segment-tags.ts`. */
  source: z.string(),
  target: z.string(),
  /** What the machine gave last; null: nothing yet. */
  machine: z.nullable(z.string()),
  /** The name of the engine; '' for none. */
  engine: z.string(),
  origin: textOrigin,
  /** Likeness to the source of the memory, 0 to 100; null unless the text came from there. */
  memoryScore: z.nullable(z.number()),
  state: segmentState,
  /** While STALE: the source as it was translated. */
  previousSource: z.nullable(z.string()),
  isLocked: z.boolean(),
  score: z.nullable(z.number()),
  /** Codes of findings that a person has ignored. */
  ignored: z.array(z.string()),
  updatedBy: z.string(),
  updateTime: z.string(),
  version: z.number(),
});
export type Segment = z.output<typeof segment>;

const term = z.object({
  id: z.string(),
  source: z.string(),
  target: z.string(),
  forbidden: z.array(z.string()),
  caseSensitive: z.boolean(),
  matchMode: z.enum(['EXACT_WORD', 'PHRASE', 'REGEX']),
  priority: z.number(),
  note: z.string(),
});

export const translationDetail = z.object({
  ...translation.shape,
  /** Where on the site readers open it; null while they cannot, or where its kind has no page of its own. */
  publicPath: z.nullable(z.string()),
  segments: z.array(segment),
  /** The approved keywords that the source says. */
  terms: z.array(term),
  /** The same record in its other languages. */
  others: z.array(z.object({ id: z.string(), lang: z.string(), state: translationState, counts })),
  /** Characters and cost in thousandths of a đồng that its machine texts took so far. */
  spent: z.object({ chars: z.number(), cost: z.number() }),
  /** The share of characters that people changed in machine texts, 0 to 100; null before they did. */
  changedShare: z.nullable(z.number()),
  /** Why the machine left paragraphs waiting in its last run, in the reader's language; '' while none waits for it. */
  waitingReason: z.string(),
  /** The share of this month's budget for machine texts that is left, 0 to 100; null without a limit. */
  budgetLeft: z.nullable(z.number()),
  mayEdit: z.boolean(),
  mayApprove: z.boolean(),
});
export type TranslationDetail = z.output<typeof translationDetail>;

export const TRANSLATION_VIEWS = [
  'all',
  'working',
  'waiting',
  'stale',
  'ready',
  'failed',
  'approved',
] as const;
export const translationView = z.enum(TRANSLATION_VIEWS, { error: 'choice' });
export type TranslationView = z.output<typeof translationView>;

export const translationListQuery = z.strictObject({
  ...pageQuery,
  view: z._default(translationView, 'all'),
  text: z.optional(oneLine({ max: 100 })),
  kind: z.optional(queryList(translatedKind)),
  lang: z.optional(queryList(recordLanguage)),
  /** All languages of one record. */
  sourceId: z.optional(contentId),
});
export type TranslationListQuery = z.output<typeof translationListQuery>;

const MAX_STARTED = 100;
/** Every record in every language; what is there already is brought up to its source. */
export const translationStart = z.strictObject({
  kind: translatedKind,
  ids: z
    .array(contentId)
    .check(z.minLength(1, { error: 'tooFew' }), z.maxLength(MAX_STARTED, { error: 'tooMany' })),
  langs: z.array(recordLanguage).check(z.minLength(1, { error: 'tooFew' })),
});
export type TranslationStart = z.output<typeof translationStart>;

/** Which paragraphs the machine takes again; approved and locked ones never. */
export const translationRun = z.strictObject({
  version,
  what: z.enum(['waiting', 'stale', 'machine'], { error: 'choice' }),
  segmentIds: z.optional(z.array(contentId).check(z.maxLength(500, { error: 'tooMany' }))),
});
export type TranslationRun = z.output<typeof translationRun>;

export const translationBulk = z.discriminatedUnion('action', [
  /** The stale paragraphs of each where it has any, else those that wait. */
  z.strictObject({ action: z.literal('run'), ids: bulkIds }),
  /** For those who approve. */
  z.strictObject({ action: z.literal('approve'), ids: bulkIds }),
]);
export type TranslationBulk = z.output<typeof translationBulk>;

const MAX_SEGMENT = 20_000;
export const SEGMENT_ACTIONS = [
  'save',
  'approve',
  'reopen',
  'stillFits',
  'lock',
  'unlock',
  'score',
  'ignore',
] as const;
export type SegmentAction = (typeof SEGMENT_ACTIONS)[number];
/** What a person does to one segment; `text` goes with save and approve, `score` and `code` with their actions. */
export const segmentChange = z.strictObject({
  version,
  action: z.enum(SEGMENT_ACTIONS, { error: 'choice' }),
  text: z.optional(longText({ max: MAX_SEGMENT })),
  score: z.optional(
    z.int({ error: 'type' }).check(z.gte(1, { error: 'tooSmall' }), z.lte(5, { error: 'tooBig' })),
  ),
  code: z.optional(oneLine({ max: 40 })),
});
export type SegmentChange = z.output<typeof segmentChange>;

/** The segment as it is now, with what the change did to the whole. */
export const changedSegment = z.object({
  segment,
  translation: z.object({ state: translationState, counts, version: z.number() }),
});
export type ChangedSegment = z.output<typeof changedSegment>;

export const segmentHints = z.object({
  /** Remembered paragraphs like its source, best first. */
  memory: z.array(
    z.object({ entryId: z.string(), source: z.string(), target: z.string(), score: z.number() }),
  ),
  /** Who changed it, when and how; newest first. */
  history: z.array(
    z.object({
      id: z.string(),
      action: z.string(),
      before: z.string(),
      after: z.string(),
      by: z.string(),
      time: z.string(),
    }),
  ),
});
export type SegmentHints = z.output<typeof segmentHints>;
