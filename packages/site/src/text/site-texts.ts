import {
  type Language,
  RECORD_LANGUAGES,
  type RecordLanguage,
} from '@toasoan/contract/vocabulary/language.ts';
import { AR } from './ar.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { JA } from './ja.ts';
import { KM } from './km.ts';
import { KO } from './ko.ts';
import { LO } from './lo.ts';
import { RU } from './ru.ts';
import { TH } from './th.ts';
import { type SiteTexts, VI } from './vi.ts';
import { ZH } from './zh.ts';

/** A page holds the words of its own language and no others. */
export const SITE_TEXTS: Readonly<Record<RecordLanguage, SiteTexts>> = {
  vi: VI,
  en: EN,
  fr: FR,
  ar: AR,
  de: DE,
  es: ES,
  ja: JA,
  km: KM,
  ko: KO,
  lo: LO,
  ru: RU,
  th: TH,
  zh: ZH,
};

/** The site's own words: English wherever nobody wrote them in the language of the page. */
export function textsFor(lang: string): SiteTexts {
  const [base] = lang.split('-');
  return SITE_TEXTS[RECORD_LANGUAGES.find((one) => one === base) ?? 'en'];
}

/** Of words that the console has too: it speaks two languages. */
export function languageFor(lang: string): Language {
  return lang === 'vi' || lang.startsWith('vi-') ? 'vi' : 'en';
}

/** Fills `{name}`. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
