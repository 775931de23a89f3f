import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { numberText } from '@toasoan/contract/vocabulary/number-text.ts';
import { getI18n } from 'react-i18next';

/** The language of the texts on the screen. */
export function screenLanguage(): Language {
  return (getI18n()?.language ?? 'vi') as Language;
}

/** 1254 as the language of the console writes it: "1.254" or "1,254". */
export function formatNumber(value: number): string {
  return numberText(value, screenLanguage());
}
