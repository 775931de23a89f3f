import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { numberText } from '@toasoan/contract/vocabulary/number-text.ts';
import { createInstance, type FormatterModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { whenPersonLeaves } from '#web/core/session/leaving.ts';
import { LANGUAGE_KEY } from '#web/core/storage-keys.ts';
import { detectLanguage } from './detect-language.ts';

/** Texts of a namespace in a language, fetched when first needed. */
export type LoadTexts = (language: string, namespace: string) => Promise<ResourceKey>;

export const i18n = createInstance();

let isOwn = false;
/** The language while its texts are loading: calls made meanwhile already speak it. */
let starting: Language | undefined;

/** Whether this browser had a stored language at start, or the user has chosen one since. */
export function isOwnLanguage(): boolean {
  return isOwn;
}

/** Loads the texts of the first screen; other namespaces load with their pages. */
export async function startI18n(load: LoadTexts, first: readonly string[]): Promise<void> {
  isOwn = localStorage.getItem(LANGUAGE_KEY) !== null;
  starting = detectedLanguage();
  i18n.on('languageChanged', applyLanguage);
  await i18n
    .use(initReactI18next)
    .use({
      type: 'backend' as const,
      init: () => undefined,
      // Exactly two parameters: with three, i18next waits for a callback instead of the promise.
      read: (language: string, namespace: string) => load(language, namespace),
    })
    .use(numbersInWords)
    .init({
      lng: starting,
      supportedLngs: ['vi', 'en'],
      // Both files of a namespace hold the same keys, so loading the fallback language too would be wasted.
      fallbackLng: false,
      load: 'currentOnly',
      ns: [...first],
      keySeparator: false,
      interpolation: { escapeValue: false, alwaysFormat: true },
    });
}

/** Numbers in texts are grouped as the language does; what is a name, such as a year, is given as text. */
const numbersInWords = {
  type: 'formatter',
  format: (value: unknown, _format: undefined, language: Language) =>
    typeof value === 'number' ? numberText(value, language) : value,
} as unknown as FormatterModule;

export function currentLanguage(): Language {
  return (i18n.language ?? starting) === 'en' ? 'en' : 'vi';
}

/** The language of a browser without a stored one. */
function detectedLanguage(): Language {
  return detectLanguage(localStorage.getItem(LANGUAGE_KEY), navigator.languages);
}

/** Switches every text; from then on the language is stored in this browser. */
export async function switchLanguage(language: Language): Promise<void> {
  await i18n.changeLanguage(language);
  isOwn = true;
}

export async function loadTexts(namespaces: readonly string[]): Promise<void> {
  await i18n.loadNamespaces([...namespaces]);
}

function applyLanguage(language: string): void {
  document.documentElement.lang = language;
  localStorage.setItem(LANGUAGE_KEY, language);
}

// Signing out clears the storage: the next user's language is detected again.
whenPersonLeaves(() => {
  isOwn = false;
});
