import * as z from 'zod/mini';
import { contentId, version } from '../../core/ids.ts';
import { longText } from '../../core/text.ts';
import type { Language } from '../../vocabulary/language.ts';

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
  /** Files of the library with the same content: each is recalled there. */
  libraryIds: z.array(z.string()),
  version: z.number(),
});
export type SubmissionRecall = z.output<typeof submissionRecall>;

export const recallStart = z.strictObject({
  submissionId: contentId,
  version,
  reason: longText({ min: 5, max: 1_000 }),
});
export type RecallStart = z.output<typeof recallStart>;

export const recallUndo = z.strictObject({ version, reason: longText({ min: 5, max: 1_000 }) });

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
