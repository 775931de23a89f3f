import { pairLeftovers } from '../../article-compare/model/align-items.ts';
import { similarPairs } from '../../article-compare/model/similar-pairs.ts';
import { findHunks, type Hunk } from './find-hunks.ts';
import type { MergeItem } from './merge-item.ts';

/** The share of a block's words that another one must contain for the two to be one block split or joined. */
const OWN_SHARE = 0.5;

type Items = readonly MergeItem[];
type Words = ReadonlyMap<string, number>;

/** One side's changes, block by block: a block changed, split, joined with its neighbour, inserted or deleted. */
export function findChanges(base: Items, side: Items): Hunk[] {
  const hunks = findHunks(
    base.map(({ key }) => key),
    side.map(({ key }) => key),
  );
  return hunks.flatMap((hunk) => refine(hunk, base, side));
}

function refine(hunk: Hunk, base: Items, side: Items): Hunk[] {
  const { from, to, start, end } = hunk;
  if (from === to || start === end) return oneByOne(hunk);
  const similar = similarPairs(base.slice(from, to), side.slice(start, end));
  const pairs = pairLeftovers(similar, to - from, end - start)
    .map(([one, other]) => ({
      from: from + one,
      to: from + one + 1,
      start: start + other,
      end: start + other + 1,
    }))
    .filter((pair) => !isCarried(pair, base, side));
  return grow(pairs, hunk, base, side);
}

/** Text written on an empty line, or in place of another, may be a moved line: it counts as inserted. */
function isCarried({ from, start }: Hunk, base: Items, side: Items): boolean {
  const [was, is] = [base[from], side[start]];
  if (was?.isBlank !== is?.isBlank) return true;
  return base.some(({ key }) => key === is?.key) || side.some(({ key }) => key === was?.key);
}

/** Each pair includes the neighbours that were split from it or joined with it; the rest was inserted or deleted. */
function grow(pairs: readonly Hunk[], within: Hunk, base: Items, side: Items): Hunk[] {
  const changes: Hunk[] = [];
  let [one, other] = [within.from, within.start];
  for (const [place, pair] of pairs.entries()) {
    const before = { from: one, to: pair.from, start: other, end: pair.start };
    const grownBack = growBack(pair, before, base, side);
    changes.push(...oneByOne({ ...before, to: grownBack.from, end: grownBack.start }));
    const next = pairs[place + 1] ?? { from: within.to, start: within.end };
    const grown = growOn(grownBack, { to: next.from, end: next.start }, base, side);
    changes.push(grown);
    [one, other] = [grown.to, grown.end];
  }
  changes.push(...oneByOne({ from: one, to: within.to, start: other, end: within.end }));
  return changes;
}

function growBack(pair: Hunk, room: Hunk, base: Items, side: Items): Hunk {
  const before = (items: Items, others: Items, from: number, to: number, words: Words) =>
    reach(items.slice(from, to).reverse(), others, words);
  const [lost, gained] = [cut(base, side, pair), cut(side, base, turned(pair))];
  const start = pair.start - before(side, base, room.start, pair.start, lost);
  return { ...pair, start, from: pair.from - before(base, side, room.from, pair.from, gained) };
}

function growOn(pair: Hunk, room: Pick<Hunk, 'to' | 'end'>, base: Items, side: Items): Hunk {
  const [lost, gained] = [cut(base, side, pair), cut(side, base, turned(pair))];
  const end = pair.end + reach(side.slice(pair.end, room.end), base, lost);
  return { ...pair, end, to: pair.to + reach(base.slice(pair.to, room.to), side, gained) };
}

/** The number of items, nearest first, that belong to a block that lost the words; never past a moved one. */
function reach(items: Items, others: Items, words: Words): number {
  const carried = items.findIndex(
    ({ key, isBlank }) => !isBlank && others.some((other) => other.key === key),
  );
  const near = carried < 0 ? items : items.slice(0, carried);
  return near.findLastIndex((item) => isPartOf(item, words)) + 1;
}

const turned = ({ from, to, start, end }: Hunk): Hunk => ({ from: start, to: end, start: from, end: to });

/** The words that the base's blocks of a pair hold and the side's do not. */
function cut(base: Items, side: Items, { from, to, start, end }: Hunk): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (items: Items, by: number) => {
    for (const word of items.flatMap(({ words }) => words)) counts.set(word, (counts.get(word) ?? 0) + by);
  };
  add(base.slice(from, to), 1);
  add(side.slice(start, end), -1);
  return counts;
}

function isPartOf(item: MergeItem, counts: Words): boolean {
  if (item.family !== 'line' || item.words.length === 0) return false;
  const left = new Map(counts);
  let found = 0;
  for (const word of item.words) {
    const count = left.get(word) ?? 0;
    if (count > 0) found += 1;
    left.set(word, count - 1);
  }
  return found / item.words.length >= OWN_SHARE;
}

/** Deleted blocks are single changes; inserted blocks are one change after them. */
function oneByOne({ from, to, start, end }: Hunk): Hunk[] {
  const removed = Array.from({ length: to - from }, (_, step): Hunk => {
    return { from: from + step, to: from + step + 1, start, end: start };
  });
  return start === end ? removed : [...removed, { from: to, to, start, end }];
}
