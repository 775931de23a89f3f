export { TRANSLATION_KEYS } from './editor/translation-keys.ts';
export { translationCounts } from './translation-queries.ts';
