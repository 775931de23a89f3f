import * as z from 'zod/mini';
import { contentId } from '../../../core/ids.ts';
import { longText, oneLine } from '../../../core/text.ts';
import { auditFields } from '../../../vocabulary/audit-fields.ts';
import { instant } from '../../../vocabulary/instant.ts';
import { postState } from '../workflow/post-states.ts';

/** Required by law, word for word. */
export const CORRECTION_TITLE = 'Thông tin cải chính, xin lỗi';

/** The origin of the correction. */
export const CORRECTION_BASES = ['AUTHORITY', 'SELF', 'COMPLAINT', 'SOURCE'] as const;
export const correctionBasis = z.enum(CORRECTION_BASES, { error: 'choice' });
export type CorrectionBasis = z.output<typeof correctionBasis>;

/** A site that copied the post, and when it was informed. */
const aggregator = z.strictObject({
  name: oneLine({ min: 1, max: 120 }),
  toldTime: z.nullable(instant),
});
export type Aggregator = z.output<typeof aggregator>;

const correctionFields = {
  wrongText: longText({ min: 1, max: 5_000 }),
  correctText: longText({ min: 1, max: 5_000 }),
  apologyText: longText({ min: 1, max: 2_000 }),
  basis: correctionBasis,
  /** Number or address of the deciding document. */
  conclusionDoc: oneLine({ max: 300 }),
  /** Where it must appear. */
  placement: oneLine({ max: 200 }),
  notifiedParties: z
    .array(oneLine({ min: 1, max: 120 }), { error: 'type' })
    .check(z.maxLength(20, { error: 'tooMany' })),
  aggregatorsNotified: z.array(aggregator, { error: 'type' }).check(z.maxLength(50, { error: 'tooMany' })),
};

export const correctionDraft = z.strictObject(correctionFields);
export type CorrectionDraft = z.output<typeof correctionDraft>;

/** `categoryId`: of the kind CORRECTION; absent: the first active one of that kind. */
export const correctionCreate = z.strictObject({
  postId: contentId,
  categoryId: z.optional(contentId),
  /** An accepted request about this post, for which it is written. */
  requestId: z.optional(contentId),
  ...correctionFields,
});

/** The corrected passage as it read when the correction was written. */
const publishedRef = z.object({ title: z.string(), section: z.string(), date: z.nullable(z.string()) });
export type PublishedRef = z.output<typeof publishedRef>;

export const correction = z.object({
  id: z.string(),
  /** The corrected post. */
  postId: z.string(),
  /** The correcting post. */
  correctionPostId: z.string(),
  correctionState: postState,
  correctionPublishedTime: z.nullable(z.string()),
  publishedRef,
  /** The request that it was written for; null also for whoever may not see requests. */
  request: z.nullable(z.object({ id: z.string(), number: z.string() })),
  ...correctionFields,
  ...auditFields,
});
export type Correction = z.output<typeof correction>;
