import type { FactChange } from './contest-facts.ts';

/** How false votes are looked for, and what only the house works with. */
const OF_THE_HOUSE: ReadonlySet<string> = new Set([
  'voteMinAccountAge',
  'voteMaxPerNetwork',
  'voteSimilarNames',
  'opensItself',
  'parentContestId',
  'contestPrefix',
  'jurorsPerEntry',
  'averaging',
  'withStory',
]);

/** What readers may know of the changes of a notice. */
export function publicChanges(changes: readonly FactChange[]): FactChange[] {
  return changes.filter(({ field }) => !OF_THE_HOUSE.has(field));
}
