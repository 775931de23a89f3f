import type { Language } from '../../vocabulary/language.ts';
import type { GlossaryFormat, GlossaryState, MatchMode, PartOfSpeech } from './glossary-kinds.ts';
import type { GlossaryAction } from './history/glossary-change.ts';

type Texts<Value extends string> = Readonly<Record<Value, Readonly<Record<Language, string>>>>;

export const GLOSSARY_FORMAT_TEXTS: Texts<GlossaryFormat> = {
  KEYWORD: { vi: 'Từ khóa', en: 'Keyword' },
  PARAGRAPH: { vi: 'Đoạn văn', en: 'Paragraph' },
  PAGE: { vi: 'Cả trang', en: 'Page' },
};

export const GLOSSARY_STATE_TEXTS: Texts<GlossaryState> = {
  PROPOSED: { vi: 'Đề xuất', en: 'Proposed' },
  APPROVED: { vi: 'Đã duyệt', en: 'Approved' },
  DISABLED: { vi: 'Tắt', en: 'Disabled' },
};

export const MATCH_MODE_TEXTS: Texts<MatchMode> = {
  PHRASE: { vi: 'Cụm từ, mọi cách viết dấu', en: 'Phrase, in any spelling of its marks' },
  EXACT_WORD: { vi: 'Đúng như đã viết', en: 'Exactly as written' },
  REGEX: { vi: 'Biểu thức', en: 'Expression' },
};

export const PART_OF_SPEECH_TEXTS: Texts<PartOfSpeech> = {
  '': { vi: 'Chưa rõ', en: 'Not said' },
  NOUN: { vi: 'Danh từ', en: 'Noun' },
  VERB: { vi: 'Động từ', en: 'Verb' },
  ADJECTIVE: { vi: 'Tính từ', en: 'Adjective' },
  ADVERB: { vi: 'Trạng từ', en: 'Adverb' },
  PROPER_NOUN: { vi: 'Tên riêng', en: 'Proper noun' },
  OTHER: { vi: 'Khác', en: 'Other' },
};

export const GLOSSARY_ACTION_TEXTS: Texts<GlossaryAction> = {
  CREATE: { vi: 'Thêm', en: 'Added' },
  UPDATE: { vi: 'Sửa', en: 'Changed' },
  APPROVE: { vi: 'Duyệt', en: 'Approved' },
  DISABLE: { vi: 'Tắt', en: 'Disabled' },
  DELETE: { vi: 'Xóa', en: 'Deleted' },
  IMPORT: { vi: 'Nhập từ tệp', en: 'Imported' },
  RESTORE: { vi: 'Khôi phục', en: 'Restored' },
};
