import type { Language } from '../../vocabulary/language.ts';

export const CONTEST_NAME_TEXTS = {
  CODE_TAKEN: {
    vi: 'Dự án đã có cuộc thi với mã này. Hãy chọn mã khác.',
    en: 'The project has a contest with this code. Choose another.',
  },
  PREFIX_TAKEN: {
    vi: 'Một cuộc thi khác của dự án đã dùng đầu mã số này. Hãy chọn đầu mã khác để mã số dự thi không trùng.',
    en: 'Another contest of the project uses this prefix. Choose another, so that no two works share a number.',
  },
  PARENT_UNKNOWN: {
    vi: 'Không tìm thấy cuộc thi chính đã chọn, hoặc đó là chính cuộc thi này.',
    en: 'The main contest was not found, or it is this one.',
  },
} as const satisfies Record<string, Record<Language, string>>;
