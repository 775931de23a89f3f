import * as z from 'zod/mini';
import { bulkIds } from '../../core/bulk.ts';
import { contentId, version } from '../../core/ids.ts';
import { longText, oneLine } from '../../core/text.ts';
import { day } from '../../vocabulary/day.ts';
import { instant } from '../../vocabulary/instant.ts';
import { PROVINCE_CODES } from '../../vocabulary/province-codes.ts';
import { pictured } from './submission.ts';
import { submissionFlag } from './submission-kinds.ts';
import { reasonCode, submissionState } from './submission-states.ts';

/** What a move says beside its goal; the step decides what is needed. */
const moveFields = {
  to: submissionState,
  reasonCode: z.optional(reasonCode),
  reasonText: z._default(longText({ max: 1_000 }), ''),
  /** Of NEEDS_FIX: until when the author may mend it; absent: ten days, at most until the intake ends. */
  fixUntil: z.optional(instant),
  /** Of AWARDED and REVOKED. */
  decisionNo: z.optional(oneLine({ min: 1, max: 60 })),
  decisionDate: z.optional(day),
};

export const submissionMove = z.strictObject({ version, ...moveFields });
export type SubmissionMove = z.output<typeof submissionMove>;
export type MoveWords = Omit<SubmissionMove, 'version'>;

export const submissionBulk = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('move'), ids: bulkIds, ...moveFields }),
  z.strictObject({ action: z.literal('exhibit'), ids: bulkIds, on: z.boolean({ error: 'type' }) }),
  z.strictObject({
    action: z.literal('flag'),
    ids: bulkIds,
    flag: submissionFlag,
    on: z.boolean({ error: 'type' }),
  }),
]);
export type SubmissionBulk = z.output<typeof submissionBulk>;

export const submissionFlagChange = z.strictObject({
  version,
  flag: submissionFlag,
  on: z.boolean({ error: 'type' }),
});

export const submissionNoteAdd = z.strictObject({ text: longText({ min: 1, max: 2_000 }) });

/** What staff may put right; names, files and declarations are the author's. */
export const submissionUpdate = z.strictObject({
  id: contentId,
  version,
  title: z.optional(oneLine({ min: 1, max: 150 })),
  takenPlace: z.optional(oneLine({ max: 200 })),
  provinceCode: z.optional(z.nullable(z.enum(PROVINCE_CODES, { error: 'choice' }))),
  people: z.optional(pictured),
  isExhibited: z.optional(z.boolean({ error: 'type' })),
  exhibitionCode: z.optional(oneLine({ max: 40 })),
  isPublicGallery: z.optional(z.boolean({ error: 'type' })),
  isFeatured: z.optional(z.boolean({ error: 'type' })),
  assigneeId: z.optional(z.nullable(contentId)),
});
export type SubmissionUpdate = z.output<typeof submissionUpdate>;
