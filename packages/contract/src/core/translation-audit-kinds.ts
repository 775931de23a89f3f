import { CHANGED, CREATE_UPDATE_DELETE, EXPORTED } from './audit-verbs.ts';

/** What the audit log says about translations and what they are made with. */
export const TRANSLATION_AUDIT_KINDS = {
  glossaryEntry: {
    text: { vi: 'Thuật ngữ', en: 'Glossary entry' },
    activity: 'all',
    verbs: {
      ...CREATE_UPDATE_DELETE,
      approve: { vi: 'Duyệt thuật ngữ', en: 'Term approved' },
      disable: { vi: 'Tắt thuật ngữ', en: 'Term disabled' },
      restore: { vi: 'Khôi phục bản cũ', en: 'Earlier wording restored' },
      import: { vi: 'Nhập thuật ngữ', en: 'Terms imported' },
      export: EXPORTED,
    },
  },
  translation: {
    text: { vi: 'Bản dịch', en: 'Translation' },
    activity: 'all',
    verbs: {
      start: { vi: 'Bắt đầu dịch', en: 'Translation started' },
      run: { vi: 'Dịch lại', en: 'Translated again' },
      cancel: { vi: 'Dừng dịch', en: 'Run stopped' },
      update: CHANGED,
      approve: { vi: 'Duyệt bản dịch', en: 'Translation approved' },
      reopen: { vi: 'Bỏ duyệt bản dịch', en: 'Approval taken back' },
      replace: { vi: 'Thay cách dịch hàng loạt', en: 'Wording replaced in many texts' },
      undoReplace: { vi: 'Hoàn tác thay hàng loạt', en: 'Replacement undone' },
    },
  },
  translationSuggestion: {
    text: { vi: 'Góp ý bản dịch', en: 'Suggestion for a translation' },
    activity: 'all',
    verbs: {
      accept: { vi: 'Chấp nhận góp ý', en: 'Suggestion accepted' },
      reject: { vi: 'Từ chối góp ý', en: 'Suggestion rejected' },
      duplicate: { vi: 'Đánh dấu trùng', en: 'Marked as a duplicate' },
      reopen: { vi: 'Xem lại góp ý', en: 'Suggestion reopened' },
    },
  },
  apiKey: {
    text: { vi: 'Khóa API', en: 'API key' },
    activity: 'all',
    verbs: {
      ...CREATE_UPDATE_DELETE,
      rotate: { vi: 'Đổi khóa', en: 'Key rotated' },
      extend: { vi: 'Gia hạn khóa', en: 'Key extended' },
      revoke: { vi: 'Thu hồi khóa', en: 'Key revoked' },
    },
  },
  machineTranslation: {
    text: { vi: 'Dịch máy', en: 'Machine translation' },
    activity: 'none',
    verbs: CREATE_UPDATE_DELETE,
  },
} as const;
