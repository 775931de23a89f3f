import * as z from 'zod/mini';
import { contentId } from '../../../core/ids.ts';
import { pageQuery, queryList } from '../../../core/paging.ts';
import { oneLine } from '../../../core/text.ts';
import { day } from '../../../vocabulary/day.ts';
import type { Language } from '../../../vocabulary/language.ts';
import { exportFormat } from '../export/post-export.ts';
import { correction, correctionBasis } from './correction.ts';

/** Days in the project's time zone on which it was made, both included. */
const days = { from: z.optional(day), to: z.optional(day) };

/** `text` searches the posts that were corrected. */
export const correctionLedgerQuery = z.strictObject({
  ...pageQuery,
  basis: z.optional(queryList(correctionBasis)),
  ...days,
  /** Goes on below this correction; what was made since then moves nothing. */
  beforeId: z.optional(contentId),
});
export type CorrectionLedgerQuery = z.output<typeof correctionLedgerQuery>;

export const correctionLedgerRow = z.object({
  ...correction.shape,
  /** What the corrected post is called now; `publishedRef` says what it was called. */
  postTitle: z.string(),
});
export type CorrectionLedgerRow = z.output<typeof correctionLedgerRow>;

/** The ledger as it is filtered. */
export const correctionExport = z.strictObject({
  format: exportFormat,
  filters: z.strictObject({
    text: z.optional(oneLine({ max: 200 })),
    basis: z.optional(
      z.array(correctionBasis, { error: 'type' }).check(z.maxLength(10, { error: 'tooMany' })),
    ),
    ...days,
  }),
});
export type CorrectionExport = z.output<typeof correctionExport>;
export type CorrectionFilter = CorrectionExport['filters'] & { readonly beforeId?: string | undefined };

type Text = Readonly<Record<Language, string>>;

/** Headings of the file, in their order. */
export const CORRECTION_EXPORT_COLUMNS = {
  id: { vi: 'Mã', en: 'ID' },
  createTime: { vi: 'Ngày lập', en: 'Made' },
  createdBy: { vi: 'Người lập', en: 'Made by' },
  title: { vi: 'Bài đã đăng', en: 'Published post' },
  section: { vi: 'Chuyên mục', en: 'Category' },
  publishedTime: { vi: 'Ngày đăng', en: 'Published' },
  basis: { vi: 'Căn cứ cải chính', en: 'What it follows from' },
  conclusionDoc: { vi: 'Văn bản kết luận', en: 'Document of the conclusion' },
  wrongText: { vi: 'Nội dung sai đã đăng', en: 'What was published and is wrong' },
  correctText: { vi: 'Nội dung đúng', en: 'What is right' },
  apologyText: { vi: 'Lời xin lỗi', en: 'Apology' },
  placement: { vi: 'Vị trí đăng', en: 'Where it appears' },
  state: { vi: 'Trạng thái bài cải chính', en: 'State of the correction' },
  correctedTime: { vi: 'Ngày đăng cải chính', en: 'Correction published' },
  notifiedParties: { vi: 'Bên đã được báo', en: 'Who was told' },
  aggregators: { vi: 'Trang tổng hợp đã đăng lại', en: 'Sites that copied it' },
} as const satisfies Readonly<Record<string, Text>>;

export const CORRECTION_EXPORT_TITLE: Text = { vi: 'Sổ cải chính', en: 'Ledger of corrections' };
