import * as z from 'zod/mini';

export const SUGGESTION_REASONS = ['WRONG_NAME', 'WRONG_MEANING', 'GRAMMAR', 'STYLE', 'SENSITIVE'] as const;
export const suggestionReason = z.enum(SUGGESTION_REASONS, { error: 'choice' });
export type SuggestionReason = z.output<typeof suggestionReason>;

export const SUGGESTION_ORIGINS = ['READER', 'STAFF', 'API'] as const;
export const suggestionOrigin = z.enum(SUGGESTION_ORIGINS, { error: 'choice' });
export type SuggestionOrigin = z.output<typeof suggestionOrigin>;

/** NEW → ACCEPTED, ACCEPTED_AS_GLOSSARY, REJECTED or DUPLICATE; REJECTED → NEW once (domain: smaller state machines). */
const SUGGESTION_STATES = ['NEW', 'ACCEPTED', 'ACCEPTED_AS_GLOSSARY', 'REJECTED', 'DUPLICATE'] as const;
export const suggestionState = z.enum(SUGGESTION_STATES, { error: 'choice' });
export type SuggestionState = z.output<typeof suggestionState>;

export const SUGGESTION_VIEWS = ['new', 'accepted', 'rejected', 'duplicate'] as const;
export type SuggestionView = (typeof SUGGESTION_VIEWS)[number];

export const STATES_OF_VIEW: Readonly<Record<SuggestionView, readonly SuggestionState[]>> = {
  new: ['NEW'],
  accepted: ['ACCEPTED', 'ACCEPTED_AS_GLOSSARY'],
  rejected: ['REJECTED'],
  duplicate: ['DUPLICATE'],
};
