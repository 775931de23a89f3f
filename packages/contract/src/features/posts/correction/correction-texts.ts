import type { Language } from '../../../vocabulary/language.ts';
import type { CorrectionBasis } from './correction.ts';

export const CORRECTION_BASIS_TEXTS: Readonly<Record<CorrectionBasis, Readonly<Record<Language, string>>>> = {
  AUTHORITY: { vi: 'Kết luận của cơ quan có thẩm quyền', en: 'Conclusion of an authority' },
  SELF: { vi: 'Tòa soạn tự phát hiện', en: 'Found by the newsroom' },
  COMPLAINT: { vi: 'Khiếu nại, phản hồi', en: 'Complaint or answer' },
  SOURCE: { vi: 'Nguồn tin cải chính', en: 'The source corrected it' },
};
