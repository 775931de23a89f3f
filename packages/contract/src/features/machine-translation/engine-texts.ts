import type { Language } from '../../vocabulary/language.ts';
import type { EngineKind } from './engine.ts';
import type { FillReason } from './fill-reason.ts';

type Text = Readonly<Record<Language, string>>;

export const ENGINE_KIND_TEXTS: Readonly<Record<EngineKind, Text>> = {
  DEEPL: { vi: 'DeepL', en: 'DeepL' },
  GOOGLE: { vi: 'Google Dịch', en: 'Google Translate' },
  LIBRE: { vi: 'LibreTranslate', en: 'LibreTranslate' },
  CHAT: { vi: 'Mô hình ngôn ngữ (kiểu OpenAI)', en: 'Language model (OpenAI format)' },
};

/** What people read about a text that stayed empty. */
export const FILL_REASON_TEXTS: Readonly<Record<FillReason, Text>> = {
  NO_ENGINE: {
    vi: 'Chưa có công cụ dịch cho cặp ngôn ngữ này. Bộ nhớ dịch và thuật ngữ đã được dùng; đoạn này chờ người dịch.',
    en: 'No engine is on for these languages. Memory and terms were used; this paragraph waits for a person.',
  },
  OVER_BUDGET: {
    vi: 'Đã hết ngân sách dịch máy của tháng. Các đoạn đã dịch được giữ; hãy tăng ngân sách hoặc dịch tay.',
    en: 'The budget of the month is spent. What was translated is kept; raise the budget or translate by hand.',
  },
  FAILED: {
    vi: 'Công cụ dịch báo lỗi. Các đoạn đã dịch được giữ; hãy dịch lại sau ít phút.',
    en: 'The engines failed. What was translated is kept; translate again in some minutes.',
  },
  STOPPED: {
    vi: 'Đã dừng trước khi đến đoạn này. Các đoạn đã dịch được giữ.',
    en: 'It was stopped before this paragraph. What was translated is kept.',
  },
};

/** Why an engine or the settings cannot be saved. */
export const MACHINE_TRANSLATION_RULE_TEXTS = {
  ADDRESS_INVALID: {
    vi: 'Địa chỉ phải có dạng https://máy-chủ.',
    en: 'The address must look like https://host.',
  },
  ADDRESS_NOT_ALLOWED: {
    vi: 'Địa chỉ này ở mạng nội bộ hoặc dùng cổng lạ. Người vận hành phải khai máy chủ đó trong FETCH_PRIVATE_HOSTS trước.',
    en: 'This address is in a private network or has an unusual port. The operator must first name the host in FETCH_PRIVATE_HOSTS.',
  },
  KEY_OF_OTHER_ADDRESS: {
    vi: 'Đổi địa chỉ hoặc loại thì phải nhập lại khóa, để khóa cũ không bị gửi đi nơi khác.',
    en: 'With another address or kind the key must be entered again, so that it is not sent elsewhere.',
  },
  KEY_MISSING: { vi: 'Công cụ này cần khóa trước khi bật.', en: 'This engine needs a key before it is on.' },
  MODEL_MISSING: { vi: 'Hãy nhập tên mô hình.', en: 'Enter the name of the model.' },
  TITLE_TAKEN: { vi: 'Đã có công cụ mang tên này.', en: 'Another engine has this name.' },
  TOO_MANY: {
    vi: 'Mỗi dự án có nhiều nhất {count} công cụ dịch.',
    en: 'A project has {count} engines at most.',
  },
  ENGINE_UNKNOWN: {
    vi: 'Một công cụ trong thứ tự đã bị xóa. Hãy tải lại trang rồi chọn lại.',
    en: 'An engine of the order was deleted. Reload the page and choose again.',
  },
  PAIR_TWICE: {
    vi: 'Một cặp ngôn ngữ được xếp thứ tự hai lần.',
    en: 'Two orders are given for one pair of languages.',
  },
  PAIR_SAME: {
    vi: 'Ngôn ngữ nguồn và đích phải khác nhau.',
    en: 'The two languages of a pair must differ.',
  },
} as const;
