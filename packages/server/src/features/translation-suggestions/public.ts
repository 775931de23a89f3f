export { receiveSuggestion } from './receive-suggestion.ts';
export { forgetOldSuggesters, forgetSuggestersOfPerson, heldSuggestions } from './suggester-store.ts';
