/** Languages of the console itself; Vietnamese is default and fallback. */
export const LANGUAGES = ['vi', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
