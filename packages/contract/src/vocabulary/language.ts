/**
 * Languages a record may be written in: the console's own two, then the others of specification §9 and those that the
 * translators work in. Endonyms and direction of writing are `LANGUAGE_FACTS`.
 */
export const RECORD_LANGUAGES = [
  'vi',
  'en',
  'fr',
  'ar',
  'de',
  'es',
  'ja',
  'km',
  'ko',
  'lo',
  'ru',
  'th',
  'zh',
] as const;
export type RecordLanguage = (typeof RECORD_LANGUAGES)[number];

/** Languages of the console itself; Vietnamese is default and fallback. */
export const LANGUAGES = ['vi', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
