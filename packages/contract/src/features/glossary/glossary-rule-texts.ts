/** Rules that can stand in the way of a change to the glossary. */
export const GLOSSARY_RULE_TEXTS = {
  SOURCE_TAKEN: {
    vi: 'Đã có mục cùng cặp ngôn ngữ, cùng loại và cùng nội dung nguồn. Hãy sửa mục đó.',
    en: 'An entry with this pair, format and source exists already. Edit that entry.',
  },
  SAME_LANGUAGE: {
    vi: 'Ngôn ngữ đích phải khác ngôn ngữ nguồn.',
    en: 'The target language must differ from the source language.',
  },
  TOO_LONG: {
    vi: 'Nội dung dài quá {most} ký tự mà loại này cho phép.',
    en: 'The content is longer than the {most} characters that this format allows.',
  },
  NO_WORD: {
    vi: 'Từ khóa phải có ít nhất một chữ hoặc số, trên một dòng.',
    en: 'A keyword needs at least one letter or digit, in one line.',
  },
  PATH_NEEDED: {
    vi: 'Mục cả trang cần đường dẫn bắt đầu bằng “/”, không có khoảng trắng.',
    en: 'An entry for a page needs a path that begins with “/” and has no blanks.',
  },
  REGEX_NOT_ALLOWED: {
    vi: 'Chỉ quản trị hệ thống được dùng biểu thức. Hãy chọn cách khớp khác.',
    en: 'Only a super administrator may use an expression. Choose another way to match.',
  },
  REGEX_WRONG: {
    vi: 'Biểu thức không đọc được, hoặc khớp cả chuỗi rỗng. Hãy viết lại biểu thức.',
    en: 'The expression cannot be read, or matches nothing at all. Write it in another way.',
  },
  ONLY_KEYWORDS: {
    vi: 'Chỉ từ khóa có cách khớp và từ không dùng.',
    en: 'Only keywords have a way to match and forbidden wordings.',
  },
  FORBIDDEN_IS_TARGET: {
    vi: 'Nội dung đích cũng nằm trong các từ không dùng. Hãy bỏ một trong hai.',
    en: 'The target is among the forbidden wordings too. Remove one of them.',
  },
  APPROVER_NEEDED: {
    vi: 'Mục đã duyệt hoặc đã tắt chỉ người có quyền duyệt được sửa. Nội dung vẫn giữ nguyên.',
    en: 'Only people who approve may change an entry that is approved or disabled. Nothing was changed.',
  },
  NOT_APPROVED_YET: {
    vi: 'Mục còn ở trạng thái đề xuất nên không tắt được. Hãy từ chối hoặc xóa.',
    en: 'The entry is only proposed, so it cannot be disabled. Reject or delete it.',
  },
  FILE_UNREADABLE: {
    vi: 'Không đọc được tệp ở dòng {line}. Chưa có gì được nhập. Hãy sửa chỗ đó, bỏ khai báo DTD nếu có, rồi chọn lại tệp.',
    en: 'The file cannot be read at line {line}. Nothing was imported. Mend that place, drop a DTD if there is one, and choose the file again.',
  },
  FILE_EMPTY: {
    vi: 'Tệp không có dòng nào để nhập.',
    en: 'The file has no row to import.',
  },
  TOO_MANY_ROWS: {
    vi: 'Tệp có hơn {most} dòng. Hãy chia tệp rồi nhập từng phần. Chưa có gì được nhập.',
    en: 'The file has more than {most} rows. Split it and import each part. Nothing was imported.',
  },
  IMPORT_NOT_READY: {
    vi: 'Lần nhập này không ở bước chờ nhập. Hãy tải lại để xem kết quả.',
    en: 'This import does not wait to be applied. Reload to see its result.',
  },
} as const;

/** Why a row of a file is not imported. */
export const IMPORT_ROW_TEXTS = {
  NO_SOURCE: { vi: 'Thiếu nội dung nguồn', en: 'The source is missing' },
  NO_TARGET: { vi: 'Thiếu nội dung đích', en: 'The target is missing' },
  NO_PAIR: { vi: 'Không rõ ngôn ngữ nguồn hoặc đích', en: 'The source or target language is unknown' },
  SAME_LANGUAGE: { vi: 'Hai ngôn ngữ giống nhau', en: 'Both languages are the same' },
  BAD_FORMAT: { vi: 'Loại không có trong hệ thống', en: 'The format is unknown' },
  BAD_VALUE: { vi: 'Có giá trị không hợp lệ', en: 'A value is not allowed' },
  TOO_LONG: { vi: 'Nội dung dài hơn mức loại này cho phép', en: 'Longer than the format allows' },
  NO_WORD: { vi: 'Từ khóa không có chữ nào hoặc nhiều dòng', en: 'The keyword has no word or several lines' },
  PATH_NEEDED: { vi: 'Cần đường dẫn bắt đầu bằng “/”', en: 'A path that begins with “/” is needed' },
  REGEX: { vi: 'Biểu thức không nhập được từ tệp', en: 'Expressions are not imported from files' },
  REPEATED: {
    vi: 'Lặp lại một dòng ở trên với nội dung khác',
    en: 'Repeats a row above with another content',
  },
  EXISTS: { vi: 'Đã có với nội dung đích khác', en: 'Exists with another target' },
  APPROVER_NEEDED: {
    vi: 'Mục đã duyệt, cần người duyệt',
    en: 'Approved already: needs somebody who approves',
  },
  CHANGED: { vi: 'Có người vừa sửa mục này', en: 'Somebody has changed the entry meanwhile' },
  '': { vi: '', en: '' },
} as const;
export type ImportRowReason = keyof typeof IMPORT_ROW_TEXTS;
