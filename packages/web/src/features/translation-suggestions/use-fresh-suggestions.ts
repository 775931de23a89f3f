import { useFreshQueries } from '#web/core/live/use-fresh-queries.ts';

const COUNTS = [['translation-suggestions', 'counts']];
const EVERYTHING = [['translation-suggestions']];

/** Reads suggestions again while readers send them and others decide. */
export function useFreshSuggestions(projectId: string, part: 'counts' | 'everything'): void {
  useFreshQueries('translationSuggestion', projectId, part === 'counts' ? COUNTS : EVERYTHING);
}
