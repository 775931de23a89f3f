import type { Language } from '../../vocabulary/language.ts';
import {
  GLOSSARY_FORMAT_TEXTS,
  GLOSSARY_STATE_TEXTS,
  MATCH_MODE_TEXTS,
  PART_OF_SPEECH_TEXTS,
} from '../glossary/glossary-texts.ts';

type Texts = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** Labels of what the log tells of the glossary. */
export const AUDIT_GLOSSARY_FIELD_TEXTS: Texts = {
  languagePair: { vi: 'Cặp ngôn ngữ', en: 'Pair of languages' },
  glossaryFormat: { vi: 'Loại thuật ngữ', en: 'Format' },
  sourceContent: { vi: 'Nội dung nguồn', en: 'Source content' },
  targetContent: { vi: 'Nội dung đích', en: 'Target content' },
  oldContent: { vi: 'Nội dung cũ', en: 'Old content' },
  caseSensitive: { vi: 'Phân biệt hoa thường', en: 'Case-sensitive' },
  matchMode: { vi: 'Cách khớp', en: 'Matching' },
  domain: { vi: 'Lĩnh vực', en: 'Domain' },
  partOfSpeech: { vi: 'Từ loại', en: 'Part of speech' },
  forbidden: { vi: 'Không dùng', en: 'Forbidden wordings' },
  glossaryState: { vi: 'Trạng thái thuật ngữ', en: 'State of the entry' },
  importAdded: { vi: 'Số mục thêm', en: 'Entries added' },
  importUpdated: { vi: 'Số mục cập nhật', en: 'Entries updated' },
  importLeftOut: { vi: 'Số dòng bỏ lại', en: 'Rows left out' },
};

export const AUDIT_GLOSSARY_VALUE_TEXTS: Readonly<Record<string, Texts>> = {
  'glossaryEntry.glossaryFormat': GLOSSARY_FORMAT_TEXTS,
  'glossaryEntry.glossaryState': GLOSSARY_STATE_TEXTS,
  'glossaryEntry.matchMode': MATCH_MODE_TEXTS,
  'glossaryEntry.partOfSpeech': PART_OF_SPEECH_TEXTS,
};
