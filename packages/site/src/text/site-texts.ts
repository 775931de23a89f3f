import type { Language } from '@toasoan/contract/vocabulary/language.ts';

import { EN } from './en.ts';
import { type SiteTexts, VI } from './vi.ts';

const TEXTS: Readonly<Record<Language, SiteTexts>> = { vi: VI, en: EN };

/** The site's own words: English wherever a page is not in Vietnamese. */
export function textsFor(lang: string): SiteTexts {
  return TEXTS[languageFor(lang)];
}

export function languageFor(lang: string): Language {
  return lang === 'vi' || lang.startsWith('vi-') ? 'vi' : 'en';
}

/** Fills `{name}`. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
