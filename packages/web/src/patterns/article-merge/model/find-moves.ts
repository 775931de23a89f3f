import type { MergeItem } from './merge-item.ts';
import type { SideChange } from './side-change.ts';

export interface Move {
  /** The block as it was, and as it stands at its new place. */
  readonly was: MergeItem;
  readonly item: MergeItem;
  /** Its place in the base, and the place that it was put in at. */
  readonly from: number;
  readonly to: number;
}

/** This share of the words of both has to be common for a block to be the other, carried and changed. */
const ALIKE = 0.5;
/** Pairs that are weighed; where it would be more, only blocks that did not change are followed. */
const MOST_PAIRS = 10_000;

type PutIn = Pick<Move, 'item' | 'to'>;

/** Blocks that one side took out at one place and put in at another, by their place in the base. */
export function findMoves(base: readonly MergeItem[], changes: readonly SideChange[]): Map<number, Move> {
  const gone = changes.flatMap(({ from, to, put }) => {
    const was = base[from];
    return was && to === from + 1 && put.length === 0 && isMeaningful(was) ? [{ was, from }] : [];
  });
  const left = changes
    .filter(({ from, to }) => from === to)
    .flatMap(({ to, put }) => put.filter(isMeaningful).map((item): PutIn => ({ item, to })));
  const canWeigh = gone.length * left.length <= MOST_PAIRS;
  const moves = new Map<number, Move>();
  const follow = (isDuplicate: (was: MergeItem, item: MergeItem) => boolean) => {
    for (const { was, from } of gone) {
      if (moves.has(from)) continue;
      const place = left.findIndex(({ item }) => isDuplicate(was, item));
      const [found] = place < 0 ? [] : left.splice(place, 1);
      if (found) moves.set(from, { was, from, ...found });
    }
  };
  follow((was, item) => was.key === item.key);
  if (canWeigh) follow(areAlike);
  return moves;
}

const isMeaningful = (item: MergeItem) =>
  !item.isBlank && (item.words.length > 0 || (item.family !== 'line' && item.family !== 'horizontalRule'));

function areAlike(one: MergeItem, other: MergeItem): boolean {
  if (one.family !== other.family || one.words.length === 0) return false;
  const counts = new Map<string, number>();
  for (const word of one.words) counts.set(word, (counts.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of other.words) {
    const count = counts.get(word) ?? 0;
    if (count > 0) common += 1;
    counts.set(word, count - 1);
  }
  return (2 * common) / (one.words.length + other.words.length) >= ALIKE;
}
