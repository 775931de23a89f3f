import type { Language } from '../../vocabulary/language.ts';

/** What the ledger of a contest records: each text and promise that was agreed to, and that a work was withdrawn. */
export const CONSENT_KINDS = [
  'RULES',
  'PRIVACY',
  'COPYRIGHT',
  'GUARDIAN',
  'MODEL',
  'MARKETING',
  'WITHDRAWN',
] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

export const CONSENT_TEXTS = {
  RULES: { vi: 'Thể lệ và cam kết', en: 'Rules and promise' },
  PRIVACY: { vi: 'Dữ liệu cá nhân', en: 'Personal data' },
  COPYRIGHT: { vi: 'Bản quyền và sử dụng', en: 'Copyright and use' },
  GUARDIAN: { vi: 'Người giám hộ đồng ý', en: 'Consent of the guardian' },
  MODEL: { vi: 'Người trong ảnh đồng ý', en: 'Consent of the people shown' },
  MARKETING: { vi: 'Nhận tin về các cuộc thi', en: 'News about contests' },
  WITHDRAWN: { vi: 'Đã rút tác phẩm và sự đồng ý', en: 'Work and consent withdrawn' },
} as const satisfies Readonly<Record<ConsentKind, Readonly<Record<Language, string>>>>;
