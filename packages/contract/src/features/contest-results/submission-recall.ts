import * as z from 'zod/mini';
import { contentId, version } from '../../core/ids.ts';
import { longText } from '../../core/text.ts';
import type { Language } from '../../vocabulary/language.ts';
import { mediaUse } from '../media/media-use.ts';
import { MIN_RECALL_REASON, recallThing } from '../media/recall.ts';

/** So long a takedown can be undone; then the previews are gone for good, and the originals stay as evidence. */
export const RECALL_DAYS = 14;

export const submissionRecall = z.object({
  id: z.string(),
  contestId: z.string(),
  submissionId: z.string(),
  number: z.string(),
  title: z.string(),
  reason: z.string(),
  state: z.enum(['TAKEN', 'RETURNED', 'FINAL']),
  createTime: z.string(),
  createdBy: z.string(),
  undoUntil: z.string(),
  /** Files of the library with the same content. */
  libraryIds: z.array(z.string()),
  /** Places that used those files, and how many of them the takedown changed. */
  placeCount: z.number(),
  doneCount: z.number(),
  /** Why it was undone; '' while it is in effect. */
  undoReason: z.string(),
  version: z.number(),
});
export type SubmissionRecall = z.output<typeof submissionRecall>;

/** The takedown, and the places of the library's files that stayed as they were. */
export const recallOutcome = z.object({ ...submissionRecall.shape, left: z.array(recallThing) });
export type RecallOutcome = z.output<typeof recallOutcome>;

/** Where readers see a work itself, as opposed to files of the library that show it. */
const RECALL_PLACES = ['GALLERY', 'FEATURED', 'RESULTS', 'EXHIBITION'] as const;
export type RecallPlace = (typeof RECALL_PLACES)[number];

export const submissionRecallPreview = z.object({
  id: z.string(),
  contestId: z.string(),
  number: z.string(),
  title: z.string(),
  version: z.number(),
  isRecalled: z.boolean(),
  places: z.array(z.enum(RECALL_PLACES)),
  /** Previews that lose their address. */
  files: z.number(),
  /** Files of the library with the same content, by what a takedown changes and what stays. */
  library: z.array(
    z.object({ id: z.string(), title: z.string(), changed: z.array(mediaUse), kept: z.array(mediaUse) }),
  ),
  /** False: the caller may not recall files of the library, so these stay. */
  mayRecallLibrary: z.boolean(),
});
export type SubmissionRecallPreview = z.output<typeof submissionRecallPreview>;

const reason = longText({ min: MIN_RECALL_REASON, max: 1_000 });
export const recallStart = z.strictObject({ submissionId: contentId, version, reason });
export type RecallStart = z.output<typeof recallStart>;

export const recallUndo = z.strictObject({ version, reason });

export const RECALL_RULE_TEXTS = {
  RECALLED_ALREADY: {
    vi: 'Tác phẩm đã được gỡ khỏi mọi nơi. Chưa có gì thay đổi.',
    en: 'The work has been taken down already. Nothing was changed.',
  },
  RECALL_RETURNED: {
    vi: 'Lần gỡ này đã được hoàn tác. Chưa có gì thay đổi.',
    en: 'This takedown was undone already. Nothing was changed.',
  },
  RECALL_OVER: {
    vi: 'Đã quá {days} ngày nên không hoàn tác được nữa: bản xem trước đã bị xóa, tệp gốc còn giữ làm bằng chứng.',
    en: 'After {days} days it cannot be undone: previews are gone, originals are kept as evidence.',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;
