import type { Language } from '../../vocabulary/language.ts';
import type { ContestCategory, ContestState, RoundKey } from './contest-kinds.ts';

type Text = Readonly<Record<Language, string>>;

export const CATEGORY_TEXTS: Readonly<Record<ContestCategory, Text>> = {
  PHOTO_SINGLE: { vi: 'Ảnh đơn', en: 'Single photo' },
  PHOTO_SERIES: { vi: 'Ảnh bộ', en: 'Photo series' },
  VIDEO: { vi: 'Video', en: 'Video' },
};

export const CONTEST_STATE_TEXTS: Readonly<Record<ContestState, Text>> = {
  DRAFT: { vi: 'Bản nháp', en: 'Draft' },
  OPEN: { vi: 'Đang nhận bài', en: 'Open for entries' },
  CLOSED: { vi: 'Đã đóng nhận bài', en: 'Closed for entries' },
  JUDGING: { vi: 'Đang chấm', en: 'Judging' },
  ANNOUNCED: { vi: 'Đã công bố', en: 'Announced' },
  ARCHIVED: { vi: 'Lưu trữ', en: 'Archived' },
};

export const ROUND_TEXTS: Readonly<Record<RoundKey, Text>> = {
  CHECK: { vi: 'Sơ kiểm', en: 'Check' },
  PRELIM: { vi: 'Sơ khảo', en: 'Preliminary round' },
  FINAL: { vi: 'Chung khảo', en: 'Final round' },
  APPRAISAL: { vi: 'Thẩm định', en: 'Appraisal' },
};
