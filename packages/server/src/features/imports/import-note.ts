import { fillText } from '@toasoan/contract/vocabulary/fill-text.ts';

/** A note of the report about an item: why it was not imported, or what changed. */
export interface ImportNote {
  readonly code: NoteCode;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Vietnamese wording of each note; `{key}` is filled from its values. */
export const NOTE_TEXTS = {
  // Why an item was skipped.
  ALREADY_IMPORTED: 'đã nhập ở lượt {run}',
  ALREADY_IMPORTED_IN_TRASH: 'đã nhập ở lượt {run}, hiện nằm trong thùng rác',
  ALREADY_IMPORTED_REMOVED: 'đã nhập ở lượt {run}, sau đó bị xóa, không tạo lại',
  SAME_SLUG_EXISTS: 'đã có sẵn "{title}" với cùng đường dẫn {slug}, dùng lại',
  SAME_NAME_EXISTS: 'đã có sẵn "{title}" cùng tên, dùng lại',
  TWICE_IN_FILE: 'mục này có hai lần trong tệp, lần sau bị bỏ qua',
  IN_WORDPRESS_TRASH: 'nằm trong thùng rác của WordPress',
  AUTO_DRAFT: 'bản nháp trống do WordPress tự tạo',
  ATTACHMENT_NOT_YET: 'tệp đính kèm chưa nhập được: {address}',
  FILE_MISSING: 'không thấy tệp {place} trong thư mục ảnh',
  SAME_FILE_EXISTS: 'tệp đã có trong thư viện với tên "{name}", dùng lại',
  MENU_NOT_YET: 'mục của menu chưa nhập được',
  TAXONOMY_NOT_YET: 'cách phân loại "{taxonomy}" chưa nhập được',
  TYPE_NOT_YET: 'loại nội dung "{type}" chưa nhập được',
  // Why an item was refused.
  NO_KEY: 'không có mã số lẫn guid nên không nhận ra được ở lần nhập sau',
  BODY_REFUSED: 'nội dung không nhận được: {problem}',
  SAVE_REFUSED: 'không lưu được: {problem}',
  FILE_REFUSED: 'thư viện không nhận tệp: {problem}',
  // Why undoing a run leaves an item.
  EDITED_SINCE: 'đã được {by} sửa lúc {time}',
  UNSAVED_TEXT: 'có người đang sửa, nội dung chưa lưu',
  USED_BY_OTHERS: 'đang được {count} bài viết khác dùng',
  FILE_IN_USE: 'đang được dùng ở {count} nơi',
  HAS_COMMENTS: 'còn {count} bình luận ở lại',
  HAS_CHILDREN: 'còn {count} chuyên mục con ở lại',
  MERGED_SINCE: 'đã được gộp vào thẻ "{title}"',
  // What changed during the import.
  SOURCE_CHANGED: 'bản trong tệp khác với bản đã nhập, không cập nhật',
  NO_TITLE: 'không có tiêu đề trong tệp',
  TITLE_MARKUP: 'tiêu đề có thẻ HTML, chỉ giữ chữ',
  TITLE_CUT: 'tiêu đề quá {max} ký tự, đã cắt bớt',
  EXCERPT_CUT: 'tóm tắt quá {max} ký tự, đã cắt bớt',
  DESCRIPTION_CUT: 'mô tả quá {max} ký tự, đã cắt bớt',
  NAME_CUT: 'tên quá {max} ký tự, đã cắt bớt',
  SLUG_CHANGED: 'đường dẫn "{from}" đổi thành "{to}"',
  NO_CATEGORY: 'không có chuyên mục, xếp vào "{title}"',
  CATEGORIES_LEFT_OUT: 'chỉ giữ {kept} chuyên mục đầu, bỏ {count}: {names}',
  CATEGORY_REMOVED_SINCE: 'chuyên mục "{name}" đã bị xóa sau lần nhập trước, không gắn',
  TAGS_LEFT_OUT: 'chỉ giữ {kept} thẻ đầu, bỏ {count}: {names}',
  TAG_REMOVED_SINCE: 'thẻ "{name}" đã bị xóa sau lần nhập trước, không gắn',
  SAME_NAME_ELSEWHERE: 'trùng tên với chuyên mục khác trong tệp nhưng khác chuyên mục mẹ, giữ thành hai',
  TOO_DEEP: 'sâu quá 3 cấp, gắn vào cấp 3 dưới "{parent}"',
  PARENT_UNKNOWN: 'không thấy chuyên mục mẹ "{parent}", để ở cấp 1',
  PARENT_IN_CIRCLE: 'các chuyên mục mẹ vòng lại chính nó, để ở cấp 1',
  PARENT_REMOVED_SINCE: 'chuyên mục mẹ "{parent}" đã bị xóa sau lần nhập trước, gắn lên trên một cấp',
  NOT_DECLARED: 'tệp không khai báo, lấy từ bài viết',
  PAGE: 'là trang (page) của WordPress, nhập thành bài viết',
  PAGE_PARENT: 'trang mẹ: "{title}"',
  SCHEDULED: 'hẹn giờ đăng {time} ở WordPress, nhập thành bản nháp',
  PASSWORD: 'có mật khẩu bảo vệ ở WordPress, nhập thành bản nháp',
  PRIVATE: 'ở chế độ riêng tư trong WordPress, nhập thành bản nháp',
  PENDING: 'đang chờ duyệt ở WordPress, nhập thành bản nháp',
  STATUS_UNKNOWN: 'trạng thái "{status}" không rõ, nhập thành bản nháp',
  AUTHOR_UNKNOWN: 'tác giả "{login}" không được khai báo trong tệp, dùng làm tên',
  AUTHOR_GUESSED: 'tác giả ghi là "{written}", hiểu là "{name}"',
  AUTHOR_NONE: 'không có tác giả',
  DATE_LOCAL: 'không có giờ GMT, hiểu giờ trong tệp là giờ Việt Nam',
  DATE_NONE: 'không có ngày giờ, lấy lúc nhập',
  PICTURE_LINKED: 'ảnh trong bài thành liên kết "{text}": {address}',
  PICTURE_DROPPED: 'ảnh không có địa chỉ dùng được, chỉ giữ chữ "{text}"',
  PICTURE_LINK_DROPPED: 'liên kết đặt trên ảnh không giữ được: {address}',
  FEATURED_PICTURE: 'ảnh đại diện chưa nhập được: {address}',
  PICTURES_PUT: 'đưa ảnh vào bài đã nhập: {names}',
  PICTURES_NOT_PUT: 'sửa sau khi nhập, ảnh chưa được đưa vào: {names}',
  EMBED_LINKED: 'nội dung nhúng thành liên kết: {address}',
  EMBED_DROPPED: 'nội dung nhúng <{name}> bị bỏ',
  LINK_DROPPED: 'liên kết không hợp lệ, chỉ giữ chữ: {address}',
  ELEMENT_DROPPED: 'thẻ <{name}> bị bỏ cùng nội dung',
  SHORTCODE_REMOVED: 'mã ngắn [{name}] bị bỏ: {text}',
  BLOCKS_EMPTY: 'khối động không có nội dung trong tệp: {names}',
  PAGE_BREAKS: 'bài chia {count} trang ở WordPress, nhập thành một',
  STICKY: 'được ghim lên đầu ở WordPress, không giữ',
  TERM_NOT_YET: '"{name}" thuộc cách phân loại "{taxonomy}" chưa nhập được',
  COMMENTS_BROUGHT: '{count} bình luận được nhập: {states}',
  COMMENTS_THERE: '{count} bình luận đã nhập ở lượt trước',
  COMMENTS_WITHOUT_POST: '{count} bình luận bị bỏ vì mục này không thành bài viết',
  COMMENTS_PINGBACKS: '{count} thông báo liên kết (pingback, trackback) không phải lời bạn đọc, bị bỏ',
  COMMENTS_NUMBER: '{count} bình luận không có số hoặc trùng số với bình luận khác của bài, bị bỏ',
  COMMENTS_EMPTY: '{count} bình luận không có chữ, bị bỏ',
  COMMENTS_CUT: '{count} bình luận quá {max} ký tự, đã cắt bớt',
  COMMENTS_MARKUP: '{count} bình luận có thẻ HTML, chỉ giữ chữ',
  COMMENTS_UNNAMED: '{count} bình luận không có tên người gửi, ghi là "{name}"',
  COMMENTS_FLATTENED: '{count} trả lời sâu quá 2 cấp, xếp vào cấp 2',
  COMMENTS_WITHOUT_PARENT: '{count} trả lời không thấy bình luận gốc, đưa lên cấp đầu',
  COMMENTS_WITHOUT_DATE: '{count} bình luận không có ngày giờ, lấy lúc nhập',
} as const satisfies Readonly<Record<string, string>>;
export type NoteCode = keyof typeof NOTE_TEXTS;

export function note(code: NoteCode, values?: Readonly<Record<string, string | number>>): ImportNote {
  return values === undefined ? { code } : { code, values };
}

export function textOfNote({ code, values = {} }: ImportNote): string {
  return fillText(NOTE_TEXTS[code], values, 'vi');
}
