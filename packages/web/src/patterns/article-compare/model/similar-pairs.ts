import type { Pair } from './common-order.ts';
import type { Item } from './item.ts';

/** Below this share of common words two blocks count as different texts. */
const LEAST_ALIKE = 0.4;
/** The word comparisons for one stretch; in longer ones only blocks at a similar height are compared. */
const MOST_STEPS = 4_000_000;

/** The most candidates per block; lines of a few words resemble hundreds. */
const MOST_RIVALS = 24;

interface Match {
  readonly before: number;
  readonly after: number;
  readonly alike: number;
}

/** The pairs that keep the order of both lists with the greatest total similarity. */
export function similarPairs(before: readonly Item[], after: readonly Item[]): Pair[] {
  if (before.length === 0 || after.length === 0) return [];
  return heaviestChain(matches(before, after), after.length);
}

function matches(before: readonly Item[], after: readonly Item[]): Match[] {
  const numbers = new Map<string, number>();
  const left = before.map(({ words }) => sortedNumbers(words, numbers));
  const right = after.map(({ words }) => sortedNumbers(words, numbers));
  const total = [...left, ...right].reduce((sum, words) => sum + words.length + 1, 0);
  const reach = Math.max(1, Math.floor(MOST_STEPS / total));
  return [...left.entries()].flatMap(([one, words]) => {
    const rivals: Match[] = [];
    const middle = Math.floor((one * right.length) / left.length);
    const end = Math.min(right.length, middle + reach + 1);
    for (let other = Math.max(0, middle - reach); other < end; other += 1) {
      if (before[one]?.family !== after[other]?.family) continue;
      const alike = likeness(words, right[other] ?? words);
      if (alike >= LEAST_ALIKE) rivals.push({ before: one, after: other, alike });
    }
    return rivals.sort((a, b) => b.alike - a.alike).slice(0, MOST_RIVALS);
  });
}

function sortedNumbers(words: readonly string[], numbers: Map<string, number>): Int32Array {
  const own = words.map((word) => {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    return number;
  });
  return Int32Array.from(own).sort();
}

/** Twice the common words over all words: 1 for the same words in any order. */
function likeness(one: Int32Array, other: Int32Array): number {
  const all = one.length + other.length;
  if (all === 0) return 1;
  // Even all words of the shorter one would not suffice.
  if ((2 * Math.min(one.length, other.length)) / all < LEAST_ALIKE) return 0;
  let common = 0;
  for (let left = 0, right = 0; left < one.length && right < other.length; ) {
    const order = (one[left] ?? 0) - (other[right] ?? 0);
    if (order === 0) common += 1;
    if (order <= 0) left += 1;
    if (order >= 0) right += 1;
  }
  return (2 * common) / all;
}

interface Link {
  readonly match: Match;
  readonly weight: number;
  readonly previous: Link | undefined;
}

/** Matches come by increasing `before`; `best` returns the heaviest chain that ends left of a place of `after`. */
function heaviestChain(found: readonly Match[], width: number): Pair[] {
  const best: (Link | undefined)[] = [];
  const heaviest = (end: number) => {
    let link: Link | undefined;
    for (let at = end; at > 0; at -= at & -at) link = heavier(link, best[at]);
    return link;
  };
  const rows = Map.groupBy(found, ({ before }) => before);
  for (const row of rows.values()) {
    const links = row.map((match): Link => {
      const previous = heaviest(match.after);
      return { match, previous, weight: match.alike + (previous?.weight ?? 0) };
    });
    for (const link of links)
      for (let at = link.match.after + 1; at <= width; at += at & -at) best[at] = heavier(best[at], link);
  }
  const pairs: Pair[] = [];
  for (let link = heaviest(width); link !== undefined; link = link.previous)
    pairs.push([link.match.before, link.match.after]);
  return pairs.reverse();
}

function heavier(one: Link | undefined, other: Link | undefined): Link | undefined {
  return (other?.weight ?? 0) > (one?.weight ?? 0) ? other : one;
}
