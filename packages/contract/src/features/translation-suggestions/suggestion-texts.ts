import type { Language } from '../../vocabulary/language.ts';
import type { SuggestionOrigin, SuggestionReason, SuggestionState } from './suggestion-states.ts';

type Text = Readonly<Record<Language, string>>;

export const SUGGESTION_REASON_TEXTS: Readonly<Record<SuggestionReason, Text>> = {
  WRONG_NAME: { vi: 'Sai tên riêng', en: 'Wrong name' },
  WRONG_MEANING: { vi: 'Sai nghĩa', en: 'Wrong meaning' },
  GRAMMAR: { vi: 'Lỗi ngữ pháp, chính tả', en: 'Grammar or spelling' },
  STYLE: { vi: 'Diễn đạt chưa hay', en: 'Awkward wording' },
  SENSITIVE: { vi: 'Từ ngữ nhạy cảm', en: 'Sensitive wording' },
};

export const SUGGESTION_ORIGIN_TEXTS: Readonly<Record<SuggestionOrigin, Text>> = {
  READER: { vi: 'Bạn đọc', en: 'Reader' },
  STAFF: { vi: 'Tòa soạn', en: 'Newsroom' },
  API: { vi: 'Đối tác', en: 'Partner' },
};

export const SUGGESTION_STATE_TEXTS: Readonly<Record<SuggestionState, Text>> = {
  NEW: { vi: 'Mới', en: 'New' },
  ACCEPTED: { vi: 'Đã nhận', en: 'Accepted' },
  ACCEPTED_AS_GLOSSARY: { vi: 'Đã nhận vào thuật ngữ', en: 'Accepted into the glossary' },
  REJECTED: { vi: 'Từ chối', en: 'Rejected' },
  DUPLICATE: { vi: 'Trùng', en: 'Duplicate' },
};

export const SUGGESTION_RULE_TEXTS = {
  PAGE_UNKNOWN: {
    vi: 'Trang này không có bản dịch đang đăng nên chưa gửi được góp ý. Hãy tải lại trang.',
    en: 'This page has no published translation, so nothing was sent. Load the page again.',
  },
  PARAGRAPH_UNKNOWN: {
    vi: 'Đoạn này vừa được sửa nên góp ý chưa gửi được. Nội dung đã viết vẫn còn; hãy tải lại trang và chọn lại đoạn.',
    en: 'This paragraph has just changed, so nothing was sent. Your words are kept; load the page again and choose it again.',
  },
  SAME_TEXT: {
    vi: 'Bản góp ý giống hệt bản đang đăng. Hãy sửa phần cần sửa rồi gửi.',
    en: 'The suggestion is the same as the published text. Change what is wrong, then send it.',
  },
  NEW_LINK: {
    vi: 'Góp ý không được thêm liên kết. Hãy bỏ liên kết rồi gửi lại.',
    en: 'A suggestion may not add links. Remove the link and send it again.',
  },
  STEP_NOT_NOW: {
    vi: 'Góp ý đang ở trạng thái “{state}” nên không làm được việc này. Chưa có gì thay đổi; hãy tải lại.',
    en: 'The suggestion is “{state}”, so this is not possible. Nothing was changed; load it again.',
  },
  REOPENED_ALREADY: {
    vi: 'Góp ý này đã được xem lại một lần. Chưa có gì thay đổi.',
    en: 'This suggestion was taken up again once before. Nothing was changed.',
  },
  NOTHING_CHOSEN: {
    vi: 'Hãy chọn ít nhất một việc: sửa bài này, đưa vào bộ nhớ dịch, hoặc đề xuất từ khóa.',
    en: 'Choose at least one: change this text, keep it in the memory, or propose a term.',
  },
  PARAGRAPH_GONE: {
    vi: 'Đoạn dịch này không còn nên không sửa được. Chưa có gì thay đổi; vẫn có thể đưa vào bộ nhớ dịch hoặc đề xuất từ khóa.',
    en: 'The paragraph is gone, so it cannot change. Nothing was changed; memory and glossary can still take it.',
  },
  PARAGRAPH_LOCKED: {
    vi: 'Đoạn này đã khóa nên chưa có gì thay đổi. Hãy nhờ người duyệt mở khóa.',
    en: 'The paragraph is locked, so nothing was changed. Ask somebody who approves to unlock it.',
  },
  KEYWORD_KNOWN: {
    vi: 'Từ khóa “{source}” đã có, dịch là “{target}”. Chưa có gì thay đổi; hãy sửa từ khóa đó ở trang Thuật ngữ.',
    en: 'The term “{source}” is known as “{target}”. Nothing was changed; edit that term in the glossary.',
  },
} as const satisfies Readonly<Record<string, Text>>;
