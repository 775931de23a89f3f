import type { RecordLanguage } from '../../../../vocabulary/language.ts';

/** How a language parts groups of three digits and decimals; the first sign of each is the one to write. */
export interface NumberStyle {
  readonly group: string;
  readonly decimal: string;
}

const NARROW = '\u202F';
/** Blanks that never break a line part groups everywhere. */
export const GROUP_BLANKS = '\u00A0\u202F\u2009';

const VIETNAMESE: NumberStyle = { group: '.', decimal: ',' };
const ENGLISH: NumberStyle = { group: ',', decimal: '.' };

export const NUMBER_STYLES: Readonly<Record<RecordLanguage, NumberStyle>> = {
  vi: VIETNAMESE,
  en: ENGLISH,
  fr: { group: `${NARROW} `, decimal: ',' },
  ar: { group: ',٬', decimal: '.٫' },
  de: VIETNAMESE,
  es: { group: '. ', decimal: ',' },
  ja: ENGLISH,
  km: VIETNAMESE,
  ko: ENGLISH,
  lo: VIETNAMESE,
  ru: { group: '\u00A0 ', decimal: ',' },
  th: ENGLISH,
  zh: ENGLISH,
};

/** Where the digits of other scripts begin: Arabic, Persian, Thai, Lao, Khmer, wide. */
export const ZEROS = [0x0660, 0x06f0, 0x0e50, 0x0ed0, 0x17e0, 0xff10] as const;

/** Signs and codes of money that stand before a figure, with or without a blank. */
export const MONEY_BEFORE = /(?:VND|USD|EUR|GBP|JPY|CNY|RMB|THB|KRW|US\$|[$€£¥₫₩฿])[ \u00A0]?$/u;
export const MONEY_CODE = /^(?:VND|USD|EUR|GBP|JPY|CNY|RMB|THB|KRW|US|Rs)$/u;

export const PERCENT_AFTER =
  /[ \u00A0\u202F]?(?:%|٪|％|phần trăm|percent\b|per cent\b|pour cent|Prozent|por ciento|процент|パーセント|퍼센트|เปอร์เซ็นต์|ເປີເຊັນ|ភាគរយ|في المائة|بالمئة|بالمائة)/iuy;
export const PERCENT_BEFORE = /(?:百分之|ร้อยละ ?)$/u;
