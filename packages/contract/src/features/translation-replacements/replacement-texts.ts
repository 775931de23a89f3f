import type { Language } from '../../vocabulary/language.ts';
import type { ParagraphStanding, ReplacementState, RowState } from './replacement.ts';

type Text = Readonly<Record<Language, string>>;

export const REPLACEMENT_STATE_TEXTS: Readonly<Record<ReplacementState, Text>> = {
  RUNNING: { vi: 'Đang thay', en: 'Under way' },
  DONE: { vi: 'Đã thay', en: 'Done' },
  UNDOING: { vi: 'Đang hoàn tác', en: 'Being undone' },
  UNDONE: { vi: 'Đã hoàn tác', en: 'Undone' },
};

export const PARAGRAPH_STANDING_TEXTS: Readonly<Record<Exclude<ParagraphStanding, 'ready'>, Text>> = {
  approved: { vi: 'Đã duyệt', en: 'Approved' },
  locked: { vi: 'Đã khóa', en: 'Locked' },
  stale: { vi: 'Bản gốc đã đổi', en: 'Source has changed' },
};

export const ROW_STATE_TEXTS: Readonly<Record<RowState, Text>> = {
  WAITING: { vi: 'Đang chờ', en: 'Waiting' },
  REPLACED: { vi: 'Đã thay', en: 'Replaced' },
  SINCE_CHANGED: { vi: 'Giữ nguyên: đã đổi sau khi xem trước', en: 'Left: changed since the preview' },
  LOCKED: { vi: 'Giữ nguyên: đã khóa', en: 'Left: locked' },
  APPROVED: { vi: 'Giữ nguyên: đã duyệt', en: 'Left: approved' },
  STALE: { vi: 'Giữ nguyên: bản gốc đã đổi', en: 'Left: its source has changed' },
  GONE: { vi: 'Giữ nguyên: đoạn không còn', en: 'Left: the paragraph is gone' },
  STOPPED: { vi: 'Giữ nguyên: lượt thay đã dừng', en: 'Left: the batch was stopped' },
  UNDONE: { vi: 'Đã trả lại', en: 'Put back' },
  NOT_UNDONE: { vi: 'Không trả lại: có người sửa sau đó', en: 'Not put back: somebody worked on it since' },
};

export const REPLACEMENT_RULE_TEXTS = {
  SAME_LANGUAGE: {
    vi: 'Ngôn ngữ nguồn và ngôn ngữ đích phải khác nhau.',
    en: 'Source and target language must differ.',
  },
  NOTHING_TO_REPLACE: {
    vi: 'Cách dịch mới trùng với cách dịch cũ. Hãy nhập cách dịch khác.',
    en: 'The new wording is the same as the old one. Enter another one.',
  },
  NOTHING_LEFT: {
    vi: 'Các đoạn đã chọn không còn trong dự án. Chưa có gì bị thay. Hãy xem trước lại.',
    en: 'The chosen paragraphs are no longer in the project. Nothing was replaced. Look at the preview again.',
  },
  NOT_NOW: {
    vi: 'Lượt thay này đang ở trạng thái “{state}” nên không hoàn tác được. Chưa có gì thay đổi.',
    en: 'This batch is “{state}”, so it cannot be undone. Nothing was changed.',
  },
} as const satisfies Readonly<Record<string, Text>>;
