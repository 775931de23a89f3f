import { LANGUAGES, type Language } from '@toasoan/contract/vocabulary/language.ts';

function languageOf(tag: string): Language | undefined {
  const [primary] = tag.toLowerCase().split('-');
  return LANGUAGES.find((language) => language === primary);
}

/** The stored language if supported, else the browser's first supported one, else Vietnamese. */
export function detectLanguage(stored: string | null, preferred: readonly string[]): Language {
  return (
    LANGUAGES.find((language) => language === stored) ??
    preferred.map(languageOf).find((language) => language !== undefined) ??
    'vi'
  );
}
