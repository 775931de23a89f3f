import type { Language } from './language.ts';

type Text = Readonly<Record<Language, string>>;

/** Messages of single fields; `{label}` is not used, the field itself is marked. */
export const FIELD_TEXTS = {
  required: { vi: 'Không được để trống.', en: 'This is required.' },
  type: { vi: 'Giá trị không đúng kiểu.', en: 'This has the wrong type.' },
  tooShort: { vi: 'Cần ít nhất {min} ký tự.', en: 'At least {min} characters.' },
  tooLong: { vi: 'Tối đa {max} ký tự.', en: 'At most {max} characters.' },
  tooFew: { vi: 'Cần ít nhất {min} mục.', en: 'At least {min} items.' },
  tooMany: { vi: 'Tối đa {max} mục.', en: 'At most {max} items.' },
  tooSmall: { vi: 'Không được nhỏ hơn {min}.', en: 'Must not be less than {min}.' },
  tooBig: { vi: 'Không được lớn hơn {max}.', en: 'Must not be more than {max}.' },
  dayOrder: {
    vi: 'Ngày cuối không được trước ngày đầu.',
    en: 'The last day must not be before the first.',
  },
  pattern: { vi: 'Giá trị không đúng định dạng.', en: 'This does not have the right form.' },
  choice: {
    vi: 'Giá trị không nằm trong danh sách cho phép.',
    en: 'This is not one of the accepted values.',
  },
  mustBeEmpty: {
    vi: 'Ô này dành cho máy và phải để trống.',
    en: 'This field is for programs and must stay empty.',
  },
  unknownKey: { vi: 'Trường này không được chấp nhận.', en: 'This field is not accepted.' },
  characters: { vi: 'Có ký tự không được chấp nhận.', en: 'This holds characters that are not accepted.' },
  unknownReference: {
    vi: 'Mục được chọn không còn tồn tại.',
    en: 'The chosen item does not exist any more.',
  },
  placeholder: {
    vi: 'Có chỗ điền không có trong danh sách. Hãy bấm chọn chỗ điền thay vì gõ.',
    en: 'A word in braces is no placeholder. Press a placeholder instead of typing it.',
  },
  slugOfPost: {
    vi: 'Liên kết tĩnh này đang là địa chỉ của bài số {id}. Hãy chọn liên kết khác.',
    en: 'This slug is the address of post {id}. Choose another one.',
  },
  slugOfEvent: {
    vi: 'Liên kết tĩnh này đang hoặc từng là địa chỉ của sự kiện số {id}. Hãy chọn liên kết khác.',
    en: 'This slug is or was the address of event {id}. Choose another one.',
  },
  slugOfPage: {
    vi: 'Liên kết tĩnh này đang hoặc từng là địa chỉ của trang số {id}. Hãy chọn liên kết khác.',
    en: 'This slug is or was the address of page {id}. Choose another one.',
  },
  slugLeadsToPost: {
    vi: 'Liên kết tĩnh này là địa chỉ cũ, đang chuyển hướng tới bài số {id}. Hãy chọn liên kết khác.',
    en: 'This slug is an old address that leads to post {id}. Choose another one.',
  },
  articlePart: {
    vi: 'Nội dung có thành phần không được hỗ trợ: {name}.',
    en: 'The text holds a part that is not supported: {name}.',
  },
  articleAttribute: {
    vi: 'Nội dung có thuộc tính không hợp lệ: {name}.',
    en: 'The text holds an attribute that is not valid: {name}.',
  },
  articlePlace: {
    vi: 'Trong nội dung, {name} không được đứng trong {parent}.',
    en: 'In the text, {name} may not stand in {parent}.',
  },
  articleIncomplete: {
    vi: 'Nội dung có thành phần chưa đầy đủ: {name}.',
    en: 'The text holds an incomplete part: {name}.',
  },
  articleLink: {
    vi: 'Nội dung có liên kết không hợp lệ: {name}.',
    en: 'The text holds a link that is not valid: {name}.',
  },
  articleEmbed: {
    vi: 'Nội dung nhúng một video không được hỗ trợ: {name}.',
    en: 'The text embeds a video that is not supported: {name}.',
  },
  articleTooLong: { vi: 'Nội dung quá dài, tối đa {max} KB.', en: 'The text is too long, at most {max} KB.' },
  articleTooManyParts: {
    vi: 'Nội dung có quá nhiều thành phần, tối đa {max}.',
    en: 'The text has too many parts, at most {max}.',
  },
  articleTooDeep: {
    vi: 'Nội dung lồng nhau quá sâu, tối đa {max} cấp.',
    en: 'The text is nested too deep, at most {max} levels.',
  },
  articleTableTooBig: {
    vi: 'Bảng trong nội dung quá lớn.',
    en: 'A table in the text is too big.',
  },
} as const satisfies Record<string, Text>;

export type FieldCode = keyof typeof FIELD_TEXTS;
