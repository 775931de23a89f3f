import type { Language } from '@toasoan/contract/vocabulary/language.ts';

export const DECIMALS = 3;

const GROUPED = {
  vi: /^\d{1,3}(?:[.\s]\d{3})+(?:,\d+)?$/,
  en: /^\d{1,3}(?:[,\s]\d{3})+(?:\.\d+)?$/,
} as const;
/** "1.553" says something else in the other language; "1,234,567" and "1,553.5" do not. */
const TWO_MARKS = /[.,\s]\d+[.,\s]/;

/**
 * "434", "1.553,5" and "1553,5" as Vietnamese writes them, "1,553.5" and "1553.5" as English does; null when empty; NaN
 * for what is no number. A single mark before exactly three digits groups or parts as the language does.
 */
export function decimalIn(text: string, language: Language): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const plain = plainNumber(trimmed, language);
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(Number(plain).toFixed(DECIMALS)) : Number.NaN;
}

/** Digits without grouping, with a point before the decimals. */
function plainNumber(text: string, language: Language): string {
  const other = language === 'vi' ? 'en' : 'vi';
  const grouped = GROUPED[language].test(text)
    ? language
    : TWO_MARKS.test(text) && GROUPED[other].test(text)
      ? other
      : undefined;
  if (grouped === 'vi') return text.replace(/[.\s]/g, '').replace(',', '.');
  if (grouped === 'en') return text.replace(/[,\s]/g, '');
  return text.replace(',', '.');
}
