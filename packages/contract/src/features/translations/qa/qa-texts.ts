import type { Language } from '../../../vocabulary/language.ts';

type Text = Readonly<Record<Language, string>>;

/** What the checks say; {source} and {target} are words of the texts. */
export const QA_TEXTS = {
  empty: { vi: 'Chưa có bản dịch', en: 'There is no translation yet' },
  same: { vi: 'Giống hệt bản gốc, chưa dịch', en: 'The same as the source: not translated' },
  leftOver: { vi: 'Còn sót lời bản gốc: {target}', en: 'Words of the source are left: {target}' },
  termMissing: {
    vi: 'Thiếu thuật ngữ đã duyệt: {source} → {target}',
    en: 'An approved term is missing: {source} → {target}',
  },
  termForbidden: {
    vi: 'Khác thuật ngữ đã duyệt: {source} → {target}',
    en: 'Not the approved term: {source} → {target}',
  },
  figureChanged: { vi: 'Số liệu lệch: {source} → {target}', en: 'A figure differs: {source} → {target}' },
  figureMissing: { vi: 'Thiếu số liệu: {source}', en: 'A figure is missing: {source}' },
  figureAdded: { vi: 'Số không có trong bản gốc: {target}', en: 'Not a figure of the source: {target}' },
  figureStyle: {
    vi: 'Số viết theo kiểu ngôn ngữ khác: {target}',
    en: 'The figure is written as in another language: {target}',
  },
  scale: { vi: 'Đơn vị tiền lệch: {source} → {target}', en: 'The large unit differs: {source} → {target}' },
  percent: { vi: 'Mất phần trăm: {source} → {target}', en: 'Percent is lost: {source} → {target}' },
  unit: { vi: 'Đơn vị đo lệch: {source} → {target}', en: 'The unit differs: {source} → {target}' },
  dateChanged: { vi: 'Ngày tháng lệch: {source} → {target}', en: 'A date differs: {source} → {target}' },
  dateMissing: { vi: 'Thiếu ngày tháng: {source}', en: 'A date is missing: {source}' },
  nameMarks: {
    vi: 'Tên riêng mất dấu: {target} → {source}',
    en: 'A name lost its marks: {target} → {source}',
  },
  nameMissing: { vi: 'Thiếu tên riêng: {source}', en: 'A name is missing: {source}' },
  tooShort: { vi: 'Ngắn bất thường so với bản gốc', en: 'Much shorter than the source' },
  tooLong: { vi: 'Dài bất thường so với bản gốc', en: 'Much longer than the source' },
  overLimit: { vi: 'Dài quá {target} ký tự', en: 'Longer than {target} characters' },
  endMissing: { vi: 'Thiếu dấu cuối câu: {source}', en: 'The sign at the end is missing: {source}' },
  endDiffers: {
    vi: 'Dấu cuối câu lệch: {source} → {target}',
    en: 'The sign at the end differs: {source} → {target}',
  },
  endAdded: { vi: 'Thừa dấu cuối câu: {target}', en: 'The source has no sign at its end: {target}' },
  brackets: { vi: 'Ngoặc đơn mở và đóng không khớp', en: 'Brackets are not closed as they are opened' },
  quoteStyle: { vi: 'Ngoặc kép không đúng kiểu: {target}', en: 'Quotes of another language: {target}' },
  quotesLost: {
    vi: 'Mất ngoặc kép của bản gốc: {source}',
    en: 'The quotes of the source are lost: {source}',
  },
  commaOutside: {
    vi: 'Dấu câu đứng ngoài ngoặc kép: {target}',
    en: 'The sign stands outside the quotes: {target}',
  },
  blanks: { vi: 'Thừa dấu cách', en: 'There is a blank too many' },
  notComposed: { vi: 'Chữ có dấu chưa ghép (NFC)', en: 'Letters and marks are not composed (NFC)' },
  address: { vi: 'Liên kết bị đổi hoặc mất: {source}', en: 'An address was changed or lost: {source}' },
  tagMissing: {
    vi: 'Thiếu định dạng {source} của bản gốc',
    en: 'The mark {source} of the source is missing',
  },
  tagUnknown: { vi: 'Bản gốc không có định dạng {target}', en: 'The source has no mark {target}' },
  tagTwice: { vi: 'Định dạng {target} đứng hai lần', en: 'The mark {target} stands twice' },
  tagCrossed: { vi: 'Định dạng {target} đóng sai chỗ', en: 'The mark {target} is closed in the wrong place' },
  tagMoved: { vi: 'Định dạng {target} nằm khác bản gốc', en: 'The mark {target} is nested otherwise' },
  shortcode: { vi: 'Mã chèn bị đổi hoặc mất: {source}', en: 'A shortcode was changed or lost: {source}' },
  repeated: { vi: 'Lặp từ: {target}', en: 'A word is repeated: {target}' },
} as const satisfies Readonly<Record<string, Text>>;

export type QaText = keyof typeof QA_TEXTS;
