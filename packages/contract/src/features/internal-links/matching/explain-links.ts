import type { KeywordAutomaton } from './keyword-automaton.ts';
import { nearMisses } from './near-misses.ts';
import {
  inReadingOrder,
  type PlacedLink,
  type Placing,
  placeLinks,
  type RefusedLink,
  type Scan,
} from './place-links.ts';

export interface Explained {
  readonly placed: readonly PlacedLink[];
  readonly refused: readonly RefusedLink[];
}

/** The same as `placeLinks`, with every place refused and its reason. */
export function explainLinks(
  automaton: KeywordAutomaton,
  scan: Scan,
  placing: Omit<Placing, 'refuse'>,
): Explained {
  const refused: RefusedLink[] = [];
  const placed = placeLinks(scan, { ...placing, refuse: (link) => refused.push(link) });
  refused.push(...nearMisses(automaton, scan));
  return { placed, refused: refused.sort(inReadingOrder) };
}
