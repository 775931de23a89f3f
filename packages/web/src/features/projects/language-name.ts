import { currentLanguage } from '#web/core/i18n/i18n.ts';

/** "vi" → "Tiếng Việt", in the language of the console; an invalid tag is returned as it is. */
export function languageName(tag: string): string {
  const name = nameOf(tag);
  return name.slice(0, 1).toLocaleUpperCase(currentLanguage()) + name.slice(1);
}

function nameOf(tag: string): string {
  try {
    return new Intl.DisplayNames(currentLanguage(), { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
