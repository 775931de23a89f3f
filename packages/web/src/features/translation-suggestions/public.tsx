export { SUGGESTION_KEYS } from './suggestion-keys.ts';
