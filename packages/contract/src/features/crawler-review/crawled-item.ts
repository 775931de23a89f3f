import * as z from 'zod/mini';
import { contentId, version } from '../../core/ids.ts';
import { pageQuery, queryInt, queryList } from '../../core/paging.ts';
import { longText, oneLine } from '../../core/text.ts';
import { auditFields } from '../../vocabulary/audit-fields.ts';
import { day } from '../../vocabulary/day.ts';
import { extractedPicture, pageRefusal, pageWarning } from '../extraction/extracted-page.ts';
import { PAGE_FIELDS } from '../extraction/template-definition.ts';

const ITEM_STATES = [
  'NEW',
  'ASSIGNED',
  'ACCEPTED',
  'MERGED',
  'REJECTED',
  'DUPLICATE',
  'SKIPPED_PAYWALL',
  'PARSE_FAILED',
  'BLOCKED_LICENCE',
  'EXPIRED',
] as const;
export const itemState = z.enum(ITEM_STATES, { error: 'choice' });
export type ItemState = z.output<typeof itemState>;

export const REJECT_REASONS = [
  'OFF_TOPIC',
  'OLD',
  'LOW_QUALITY',
  'NO_LICENCE',
  'SENSITIVE',
  'DUPLICATE',
  'ADVERT',
  'OTHER',
] as const;
export const rejectReason = z.enum(REJECT_REASONS, { error: 'choice' });
export type RejectReason = z.output<typeof rejectReason>;

/** What the source has done with a text since it was taken over. */
const ORIGIN_STATES = ['SAME', 'CHANGED', 'CORRECTED', 'GONE'] as const;
export const originState = z.enum(ORIGIN_STATES);
export type OriginState = z.output<typeof originState>;

/** What people do about a text whose origin has changed: take it down too, publish the correction, leave it. */
export const ORIGIN_DECISIONS = ['TAKE_DOWN', 'CORRECT', 'KEEP'] as const;
const originDecision = z.enum(ORIGIN_DECISIONS, { error: 'choice' });

/**
 * What became of a correction that was asked for. READY: the changed words wait in the post. Otherwise a note alone is
 * left there: PENDING, it has other changes that wait; HELD, somebody writes in it; REFUSED, the post may not be
 * changed by whoever decided; NOTHING, none of its words are still the source's, or the original is gone.
 */
const CORRECTION_OUTCOMES = ['READY', 'PENDING', 'HELD', 'REFUSED', 'NOTHING'] as const;
const correctionOutcome = z.enum(CORRECTION_OUTCOMES);
export type CorrectionOutcome = z.output<typeof correctionOutcome>;

/** The tabs of the queue. */
export const REVIEW_VIEWS = [
  'new',
  'accepted',
  'duplicate',
  'failed',
  'unlicensed',
  'rejected',
  'changed',
] as const;
export const reviewView = z.enum(REVIEW_VIEWS, { error: 'choice' });
export type ReviewView = z.output<typeof reviewView>;

/** Hours after which a text that nobody took counts as old. */
export const EXPIRES_AFTER_HOURS = 72;
/** Counts of tabs are exact up to here. */
export const MAX_COUNTED = 1_000;

/** What may stand in the way of a text, in the order in which it is shown. */
const GATES = ['AGREEMENT', 'QUOTA', 'TEXT_RIGHT', 'DELAY'] as const;
export const gate = z.object({
  gate: z.enum(GATES),
  /** WAIT: it opens by itself at `until`; NOTE: it is open, with a condition. */
  state: z.enum(['OPEN', 'NOTE', 'WAIT', 'SHUT']),
  /** Number of the agreement, or how much of the quota is used. */
  value: z.string(),
  until: z.nullable(z.string()),
});
export type Gate = z.output<typeof gate>;

const ref = z.object({ id: z.string(), title: z.string() });

const sourceOfItem = z.object({ id: z.string(), title: z.string(), logoKey: z.nullable(z.string()) });

export const duplicateOf = z.object({
  kind: z.enum(['ITEM', 'POST']),
  id: z.string(),
  title: z.string(),
  /** Share of the text that stands in the other one, 0 to 1. */
  score: z.number(),
});
export type DuplicateOf = z.output<typeof duplicateOf>;

const rowFields = {
  id: z.string(),
  storyId: z.nullable(z.string()),
  source: sourceOfItem,
  sourceCategory: z.nullable(ref),
  originalUrl: z.string(),
  title: z.string(),
  sapo: z.string(),
  coverUrl: z.string(),
  publishedTime: z.nullable(z.string()),
  fetchedTime: z.string(),
  /** Null: the source does not say when it published the text. */
  earliestPublishTime: z.nullable(z.string()),
  parseScore: z.number(),
  missingFields: z.array(z.enum(PAGE_FIELDS)),
  state: itemState,
  /** Whether its source has a valid agreement today. */
  isLicensed: z.boolean(),
  duplicateOf: z.nullable(duplicateOf),
  targetCategory: z.nullable(ref),
  assignee: z.nullable(z.object({ userId: z.string(), name: z.string() })),
  rejectReason: z.nullable(rejectReason),
  originState,
  originCheckedTime: z.nullable(z.string()),
  postId: z.nullable(z.string()),
  version: z.number(),
};

export const crawledItem = z.object(rowFields);
export type CrawledItem = z.output<typeof crawledItem>;

/** What 14 sources say of one event; alone where nobody else wrote about it. */
export const crawledStory = z.object({
  id: z.string(),
  /** The best one first: licensed, well read, early. */
  items: z.array(crawledItem),
});
export type CrawledStory = z.output<typeof crawledStory>;

export const crawledItemDetail = z.object({
  ...rowFields,
  contentHtml: z.string(),
  images: z.array(extractedPicture),
  cover: z.nullable(extractedPicture),
  authors: z.array(z.string()),
  rawCategory: z.string(),
  rawTags: z.array(z.string()),
  lang: z.string(),
  warnings: z.array(pageWarning),
  refusal: z.nullable(pageRefusal),
  templateId: z.nullable(z.string()),
  templateTitle: z.nullable(z.string()),
  templateVersion: z.nullable(z.number()),
  tags: z.array(ref),
  provinceCode: z.nullable(z.string()),
  gates: z.array(gate),
  /** As it will stand below the text. */
  attribution: z.string(),
  imagesAllowed: z.enum(['NONE', 'HOTLINK', 'COPY', 'COPY_WITH_CREDIT']),
  rejectText: z.string(),
  reviewer: z.nullable(z.object({ userId: z.nullable(z.string()), name: z.string() })),
  reviewTime: z.nullable(z.string()),
  originDecision: z.nullable(originDecision),
  correction: z.nullable(correctionOutcome),
  ...auditFields,
});
export type CrawledItemDetail = z.output<typeof crawledItemDetail>;

export const crawledItemListQuery = z.strictObject({
  ...pageQuery,
  view: z._default(reviewView, 'new'),
  sourceId: z.optional(queryList(contentId)),
  categoryId: z.optional(queryList(contentId)),
  assigneeId: z.optional(contentId),
  fromDay: z.optional(day),
  toDay: z.optional(day),
  minScore: z.optional(queryInt({ min: 0, max: 100 })),
  sort: z._default(z.enum(['-time', 'time', '-score'], { error: 'choice' }), '-time'),
});
export type CrawledItemListQuery = z.output<typeof crawledItemListQuery>;

/** What people set before they take a text over. */
const target = {
  targetCategoryId: z.optional(z.nullable(contentId)),
  tagIds: z.optional(z.array(contentId).check(z.maxLength(20, { error: 'tooMany' }))),
  provinceCode: z.optional(z.nullable(oneLine({ max: 10 }))),
};
export const itemTarget = z.strictObject({ id: contentId, version, ...target });
export type ItemTarget = z.output<typeof itemTarget>;

export const acceptItem = z.strictObject({
  id: contentId,
  version,
  ...target,
  assigneeId: z.optional(z.nullable(contentId)),
  /** Whether the other texts of its story are rejected as duplicates. */
  rejectsOthers: z._default(z.boolean({ error: 'type' }), false),
});
export type AcceptItem = z.output<typeof acceptItem>;

export const rejectItem = z.strictObject({
  id: contentId,
  version,
  reason: rejectReason,
  text: z._default(longText({ max: 500 }), ''),
  /** Whether all open texts of its story go. */
  wholeStory: z._default(z.boolean({ error: 'type' }), false),
});

export const duplicateItem = z.strictObject({
  id: contentId,
  version,
  of: z.strictObject({ kind: z.enum(['ITEM', 'POST'], { error: 'choice' }), id: contentId }),
});

export const mergeItem = z.strictObject({ id: contentId, version, postId: contentId });

export const decideOrigin = z.strictObject({
  id: contentId,
  version,
  decision: originDecision,
  reason: z._default(longText({ max: 1_000 }), ''),
});
