import type { Language } from '../../vocabulary/language.ts';

type Texts = Readonly<Record<string, Readonly<Record<Language, string>>>>;

export const ITEM_STATE_TEXTS: Texts = {
  NEW: { vi: 'Mới', en: 'New' },
  ASSIGNED: { vi: 'Đã giao', en: 'Assigned' },
  ACCEPTED: { vi: 'Đã nhận', en: 'Accepted' },
  MERGED: { vi: 'Đã gộp', en: 'Merged' },
  REJECTED: { vi: 'Đã loại', en: 'Rejected' },
  DUPLICATE: { vi: 'Trùng', en: 'Duplicate' },
  SKIPPED_PAYWALL: { vi: 'Bài trả phí', en: 'Behind a paywall' },
  PARSE_FAILED: { vi: 'Lỗi bóc tách', en: 'Not parsed' },
  BLOCKED_LICENCE: { vi: 'Chưa có bản quyền', en: 'No licence' },
  EXPIRED: { vi: 'Quá hạn', en: 'Expired' },
};

export const REJECT_REASON_TEXTS: Texts = {
  OFF_TOPIC: { vi: 'Không đúng chủ đề', en: 'Off topic' },
  OLD: { vi: 'Tin cũ', en: 'Old' },
  LOW_QUALITY: { vi: 'Chất lượng kém', en: 'Low quality' },
  NO_LICENCE: { vi: 'Không có bản quyền', en: 'No licence' },
  SENSITIVE: { vi: 'Nhạy cảm', en: 'Sensitive' },
  DUPLICATE: { vi: 'Trùng', en: 'Duplicate' },
  ADVERT: { vi: 'Quảng cáo', en: 'Advert' },
  OTHER: { vi: 'Khác', en: 'Other' },
};

export const ORIGIN_STATE_TEXTS: Texts = {
  SAME: { vi: 'Không đổi', en: 'Unchanged' },
  CHANGED: { vi: 'Bài gốc đã sửa', en: 'Original changed' },
  CORRECTED: { vi: 'Bài gốc đã cải chính', en: 'Original corrected' },
  GONE: { vi: 'Bài gốc đã gỡ', en: 'Original removed' },
};

export const ORIGIN_DECISION_TEXTS: Texts = {
  TAKE_DOWN: { vi: 'Gỡ theo', en: 'Taken down too' },
  CORRECT: { vi: 'Đăng lại cải chính', en: 'Correction published' },
  KEEP: { vi: 'Giữ nguyên', en: 'Left as it is' },
};
