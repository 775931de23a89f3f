import { CREATE_UPDATE_DELETE } from './audit-verbs.ts';

/** What the audit log says about royalties; rows about a correction name its post. */
export const ROYALTY_AUDIT_KINDS = {
  royalty: {
    text: { vi: 'Nhuận bút', en: 'Royalty' },
    activity: 'all',
    verbs: {
      save: { vi: 'Chấm nhuận bút', en: 'Royalty set' },
      // Before norms had a date: old rows of the log.
      settings: { vi: 'Đổi định mức nhuận bút', en: 'Royalty norms changed' },
      correct: { vi: 'Lập điều chỉnh nhuận bút', en: 'Royalty corrected' },
      moveCorrection: { vi: 'Chuyển điều chỉnh sang kỳ khác', en: 'Correction moved to another month' },
      removeCorrection: { vi: 'Xóa điều chỉnh nhuận bút', en: 'Correction removed' },
    },
  },
  royaltyRate: {
    text: { vi: 'Định mức nhuận bút', en: 'Royalty norms' },
    activity: 'all',
    verbs: { ...CREATE_UPDATE_DELETE },
  },
  royaltyMonth: {
    text: { vi: 'Kỳ nhuận bút', en: 'Royalty month' },
    activity: ['submit', 'return', 'approve', 'pay', 'reopen'],
    verbs: {
      submit: { vi: 'Trình duyệt kỳ', en: 'Submitted' },
      return: { vi: 'Trả lại để sửa', en: 'Sent back' },
      approve: { vi: 'Duyệt và khóa kỳ', en: 'Approved and locked' },
      pay: { vi: 'Đánh dấu đã chi trả', en: 'Paid' },
      reopen: { vi: 'Mở lại kỳ', en: 'Opened again' },
      export: { vi: 'Xuất bảng nhuận bút', en: 'Sheet exported' },
    },
  },
} as const;
