import type { RecordLanguage } from '../../vocabulary/language.ts';
import { LANGUAGE_FACTS } from '../../vocabulary/language-facts.ts';
import { goesRound } from './fallback-chain.ts';
import type { LanguageSetting } from './language-setting.ts';

export interface ProjectLanguages {
  readonly languages: readonly string[];
  readonly defaultLang: string;
}

/** The name of a language in itself: `Français`; the tag where nobody knows one. */
export function ownNameOf(lang: string): string {
  const known = LANGUAGE_FACTS[lang as RecordLanguage] ?? undefined;
  if (known !== undefined) return known.ownName;
  return new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
}

/** In which direction a language is written, whatever its region. */
export function directionOf(lang: string): 'ltr' | 'rtl' {
  const facts = LANGUAGE_FACTS[lang.split('-')[0] as RecordLanguage] ?? undefined;
  return facts?.direction ?? 'ltr';
}

/**
 * One setting for each language of a project, in its order. What is not said, or names a language that is not there,
 * takes its usual value: the own name, and the default language. Every chain of fallbacks ends at the default language.
 */
export function settledLanguages(
  { languages, defaultLang }: ProjectLanguages,
  given: readonly LanguageSetting[],
): LanguageSetting[] {
  const chosen = new Map(given.map((one) => [one.lang, one]));
  const fallbacks = new Map<string, string>();
  for (const lang of languages) {
    if (lang === defaultLang) continue;
    const wanted = chosen.get(lang)?.fallback ?? defaultLang;
    fallbacks.set(lang, languages.includes(wanted) ? wanted : defaultLang);
  }
  for (const lang of fallbacks.keys()) if (goesRound(lang, fallbacks)) fallbacks.set(lang, defaultLang);
  return languages.map((lang) => ({
    lang,
    name: chosen.get(lang)?.name || ownNameOf(lang),
    fallback: fallbacks.get(lang) ?? null,
  }));
}
