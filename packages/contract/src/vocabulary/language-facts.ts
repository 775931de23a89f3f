import type { RecordLanguage } from './language.ts';

interface LanguageFacts {
  /** As its readers call it. */
  readonly ownName: string;
  readonly direction: 'ltr' | 'rtl';
  /** Whether words stand apart; without spaces lengths are counted in characters. */
  readonly hasSpaces: boolean;
}

const facts = (ownName: string, more: Partial<LanguageFacts> = {}): LanguageFacts => ({
  ownName,
  direction: 'ltr',
  hasSpaces: true,
  ...more,
});

export const LANGUAGE_FACTS: Readonly<Record<RecordLanguage, LanguageFacts>> = {
  vi: facts('Tiếng Việt'),
  en: facts('English'),
  fr: facts('Français'),
  ar: facts('العربية', { direction: 'rtl' }),
  de: facts('Deutsch'),
  es: facts('Español'),
  ja: facts('日本語', { hasSpaces: false }),
  km: facts('ភាសាខ្មែរ', { hasSpaces: false }),
  ko: facts('한국어'),
  lo: facts('ພາສາລາວ', { hasSpaces: false }),
  ru: facts('Русский'),
  th: facts('ไทย', { hasSpaces: false }),
  zh: facts('中文', { hasSpaces: false }),
};
