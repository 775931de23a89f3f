import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { contentId } from '../../../core/ids.ts';
import { oneLine } from '../../../core/text.ts';
import type { Language } from '../../../vocabulary/language.ts';
import { SHARED_LABELS } from '../../../vocabulary/shared-labels.ts';
import { exportFormat } from '../export/post-export.ts';
import { takedownView } from './takedown-case.ts';

export const takedownExport = z.strictObject({
  format: exportFormat,
  filters: z.strictObject({
    view: z._default(takedownView, 'open'),
    postId: z.optional(contentId),
    text: z.optional(oneLine({ max: 200 })),
  }),
});
export type TakedownExport = z.output<typeof takedownExport>;

export const takedownExportEndpoint = defineEndpoint({
  method: 'POST',
  path: '/admin/takedown/export',
  summary: 'Write the cases that the list shows into a file, in the background.',
  access: inArea('takedowns', 'post.takedown'),
  body: takedownExport,
  data: z.object({ taskId: z.string() }),
  creates: true,
});

type Text = Readonly<Record<Language, string>>;

/** Headings of the report, in order. */
export const TAKEDOWN_EXPORT_COLUMNS = {
  id: { vi: 'Số hồ sơ', en: 'Case' },
  title: { vi: 'Bài viết', en: 'Post' },
  slug: SHARED_LABELS.slug,
  state: { vi: 'Tình trạng', en: 'State' },
  reasonKind: { vi: 'Căn cứ gỡ bài', en: 'Basis' },
  orderRef: { vi: 'Số văn bản', en: 'Document number' },
  orderIssuer: { vi: 'Nơi ban hành', en: 'Issued by' },
  orderTime: { vi: 'Ngày văn bản', en: 'Date of the document' },
  receivedTime: { vi: 'Thời điểm tiếp nhận', en: 'Received' },
  dueTime: { vi: 'Hạn xử lý', en: 'Due' },
  doneTime: { vi: 'Đã gỡ lúc', en: 'Taken down at' },
  minutes: { vi: 'Thời gian xử lý (phút)', en: 'Time taken (minutes)' },
  inTime: { vi: 'Đúng hạn', en: 'In time' },
  doneBy: { vi: 'Người gỡ', en: 'Taken down by' },
  scope: { vi: 'Phạm vi gỡ', en: 'Where it goes' },
  reason: { vi: 'Lý do gỡ', en: 'Reason' },
  note: { vi: 'Ghi chú', en: 'Note' },
  attachments: { vi: 'Tệp đính kèm', en: 'Attachments' },
  reinstatedTime: { vi: 'Khôi phục lúc', en: 'Reinstated at' },
  reinstatedBy: { vi: 'Người khôi phục', en: 'Reinstated by' },
  reinstateReason: { vi: 'Lý do khôi phục', en: 'Reason for coming back' },
  createdBy: { vi: 'Người mở hồ sơ', en: 'Opened by' },
} as const satisfies Readonly<Record<string, Text>>;

export const TAKEDOWN_EXPORT_TITLE: Text = { vi: 'Hồ sơ gỡ bài', en: 'Takedown cases' };
export const IN_TIME_TEXTS = {
  yes: { vi: 'Đúng hạn', en: 'In time' },
  no: { vi: 'Quá hạn', en: 'Late' },
} as const satisfies Readonly<Record<string, Text>>;
