import type { Word } from './block.ts';
import { commonOrder, type Pair } from './common-order.ts';
import { isSpace } from './read-words.ts';

/** A stretch of one line. `restyled` has the same words on both sides with other marks. */
export type Part =
  | { readonly kind: 'same' | 'restyled'; readonly before: readonly Word[]; readonly after: readonly Word[] }
  | { readonly kind: 'removed'; readonly before: readonly Word[] }
  | { readonly kind: 'added'; readonly after: readonly Word[] };

const text = ({ text }: Word) => text;

/** Two lines, word by word: the parts in reading order, removals before the additions in their place. */
export function compareWords(before: readonly Word[], after: readonly Word[], mostEdits?: number): Part[] {
  const common = commonOrder(before.map(text), after.map(text), mostEdits);
  const pairs = withoutIslands(common, before, after);
  const parts: Part[] = [];
  let one = 0;
  let other = 0;
  for (let at = 0; at <= pairs.length; at += 1) {
    const [nextOne, nextOther] = pairs[at] ?? [before.length, after.length];
    if (nextOne > one) parts.push({ kind: 'removed', before: before.slice(one, nextOne) });
    if (nextOther > other) parts.push({ kind: 'added', after: after.slice(other, nextOther) });
    const end = endOfRun(pairs, at, before, after);
    one = nextOne + end - at;
    other = nextOther + end - at;
    if (end > at) {
      const kind = looksSame(before, after, pairs[at]) ? 'same' : 'restyled';
      parts.push({ kind, before: before.slice(nextOne, one), after: after.slice(nextOther, other) });
      at = end - 1;
    }
  }
  return parts;
}

function looksSame(before: readonly Word[], after: readonly Word[], pair: Pair | undefined): boolean {
  return pair !== undefined && before[pair[0]]?.look === after[pair[1]]?.look;
}

/** One past the last pair that continues `at` without a gap and with the same style result. */
function endOfRun(pairs: readonly Pair[], at: number, before: readonly Word[], after: readonly Word[]) {
  if (pairs[at] === undefined) return at;
  const verdict = looksSame(before, after, pairs[at]);
  let end = at + 1;
  while (goesOn(pairs[end - 1], pairs[end]) && looksSame(before, after, pairs[end]) === verdict) end += 1;
  return end;
}

/**
 * A space, or one word between two longer changes, matches by chance: keeping it would split what a user reads as one
 * change.
 */
function withoutIslands(pairs: readonly Pair[], before: readonly Word[], after: readonly Word[]): Pair[] {
  const kept: Pair[] = [];
  let at = 0;
  while (at < pairs.length) {
    let end = at + 1;
    while (goesOn(pairs[end - 1], pairs[end])) end += 1;
    const island = pairs.slice(at, end);
    const last = kept.at(-1) ?? [-1, -1];
    const gapBefore = changedBetween(last, pairs[at], before, after);
    const gapAfter = changedBetween(
      pairs[end - 1],
      pairs[end] ?? [before.length, after.length],
      before,
      after,
    );
    const words = island.filter(([place]) => !isSpace(before[place]?.text ?? '')).length;
    if (!isChance(words, Math.min(gapBefore, gapAfter))) kept.push(...island);
    at = end;
  }
  return kept;
}

function goesOn(pair: Pair | undefined, next: Pair | undefined): boolean {
  return pair !== undefined && next !== undefined && next[0] === pair[0] + 1 && next[1] === pair[1] + 1;
}

function isChance(words: number, smallerGap: number): boolean {
  return words === 0 ? smallerGap > 0 : words === 1 && smallerGap > 3;
}

/** The number of changed words, without spaces, between two common ones. */
function changedBetween(
  from: Pair | undefined,
  to: Pair | undefined,
  before: readonly Word[],
  after: readonly Word[],
): number {
  if (from === undefined || to === undefined) return 0;
  const words = (list: readonly Word[], start: number, end: number) =>
    list.slice(start + 1, end).filter((word) => !isSpace(word.text)).length;
  return words(before, from[0], to[0]) + words(after, from[1], to[1]);
}
