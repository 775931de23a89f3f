/** Languages a record may be written in: the console's own two, then the others of specification §9. */
export const RECORD_LANGUAGES = ['vi', 'en', 'fr', 'ar', 'de', 'es', 'ja', 'km', 'ko', 'ru', 'th'] as const;
export type RecordLanguage = (typeof RECORD_LANGUAGES)[number];
