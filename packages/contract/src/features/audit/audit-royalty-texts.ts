import type { Language } from '../../vocabulary/language.ts';

type Texts = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** Labels of what the log tells of royalties, their norms and their months. */
export const AUDIT_ROYALTY_FIELD_TEXTS: Texts = {
  payees: { vi: 'Người hưởng', en: 'Payees' },
  noneReason: { vi: 'Lý do không có nhuận bút', en: 'Why it pays nothing' },
  validFrom: { vi: 'Áp dụng từ ngày', en: 'Holds from' },
  maxima: { vi: 'Hệ số cao nhất', en: 'Highest coefficients' },
  monthState: { vi: 'Trạng thái kỳ', en: 'State of the month' },
  exportKind: { vi: 'Loại bảng', en: 'Kind of sheet' },
  person: { vi: 'Người hưởng', en: 'Payee' },
};
