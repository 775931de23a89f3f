import { phraseKey, type Syllable, syllablesOf } from '../../../vocabulary/syllables-of.ts';
import type { Term } from './keyword-automaton.ts';

/** Phrases of two keywords of which the second begins with the last words of the first. */
export interface Crossing {
  readonly first: Term;
  readonly second: Term;
  /** Both together: "bến xe lửa" of "bến xe" and "xe lửa". */
  readonly across: string;
}

interface Written {
  readonly term: Term;
  readonly syllables: readonly Syllable[];
}

/** One by one, because many keywords that begin alike cross very often. */
export function* crossings(terms: readonly Term[]): Generator<Crossing, void> {
  const all = terms.map((term): Written => ({ term, syllables: syllablesOf(term.phrase) }));
  const beginning = byBeginning(all);
  for (const first of all)
    for (const { start } of first.syllables.slice(1))
      for (const second of beginning.get(phraseKey(first.term.phrase.slice(start))) ?? [])
        if (second.term.rule !== first.term.rule) yield crossing(first, second, start);
}

/** Every beginning of a phrase that is not the whole of it. */
function byBeginning(all: readonly Written[]): ReadonlyMap<string, readonly Written[]> {
  const beginnings = all.flatMap((one) =>
    one.syllables.slice(0, -1).map(({ end }) => ({ one, key: phraseKey(one.term.phrase.slice(0, end)) })),
  );
  const groups = Map.groupBy(beginnings, ({ key }) => key);
  return new Map([...groups].map(([key, found]) => [key, found.map(({ one }) => one)]));
}

function crossing(first: Written, second: Written, start: number): Crossing {
  const shared = first.syllables.filter((one) => one.start >= start).length;
  const rest = second.term.phrase.slice(second.syllables[shared - 1]?.end);
  return { first: first.term, second: second.term, across: first.term.phrase + rest };
}
