/** How suggested changes are read: not at all, as if accepted, or marked. */
export const SUGGESTION_READINGS = ['STANDS', 'ACCEPTED', 'MARKED'] as const;
export type SuggestionReading = (typeof SUGGESTION_READINGS)[number];
