import { itemOf, type MergeItem } from './merge-item.ts';
import type { MergeInside } from './merge-part.ts';
import type { SideChange } from './side-change.ts';

interface Move {
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
function findMoves(base: readonly MergeItem[], changes: readonly SideChange[]): Map<number, Move> {
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

type Items = readonly MergeItem[];
type Changes = readonly SideChange[];
type Both = readonly [mine: Changes, theirs: Changes];

/** Blocks of the base that only a person can settle together. */
export interface Span {
  readonly from: number;
  readonly to: number;
}
interface Followed {
  readonly mine: Changes;
  readonly theirs: Changes;
  readonly spans: readonly Span[];
}

/** A block that one side carried elsewhere is one block still: what the other side made of it goes along. */
export function followMoves(base: Items, mine: Changes, theirs: Changes, inside: MergeInside): Followed {
  const [byMe, byThem] = [findMoves(base, mine), findMoves(base, theirs)];
  const spans: Span[] = [];
  let now: Both = [mine, theirs];
  for (const [from, move] of byMe) {
    const other = byThem.get(from);
    const span = spanOf(theirs, move);
    if (other && covering(theirs, move).length === 0) now = carriedTwice(now, move, other, inside);
    else if (other && covering(mine, other).length === 0)
      now = turned(carriedTwice(turned(now), other, move, turnedInside(inside), true));
    else if (span) spans.push(span);
    else now = carried(now, move, inside);
  }
  for (const move of [...byThem.values()].filter(({ from }) => !byMe.has(from))) {
    const span = spanOf(mine, move);
    if (span) spans.push(span);
    else now = turned(carried(turned(now), move, turnedInside(inside), true));
  }
  return { mine: now[0], theirs: now[1], spans };
}

/** Changes of the other side in the midst of which a block was put down. */
const covering = (others: Changes, { to: place }: Move) =>
  others.filter(({ from, to }) => from < place && place < to);

/** Put down in the midst of what the other side changed, a block that it changed too is not to be followed. */
function spanOf(others: Changes, move: Move): Span | undefined {
  const covers = covering(others, move);
  const touching = others.filter(({ from, to }) => from <= move.from && to > move.from);
  if (covers.length === 0 || touching.length === 0) return undefined;
  const all = [...touching, ...covers];
  return { from: Math.min(...all.map(({ from }) => from)), to: Math.max(...all.map(({ to }) => to)) };
}

const turned = ([one, other]: Both): Both => [other, one];
const turnedInside =
  (inside: MergeInside): MergeInside =>
  (base, mine, theirs) =>
    inside(base, theirs, mine);

/** What the others did to a block that `movers` carried away is done where it stands now. */
function carried([movers, others]: Both, move: Move, inside: MergeInside, isTurned = false): Both {
  const change = others.find(({ from, to }) => from <= move.from && to > move.from);
  if (change === undefined || change.to !== change.from + 1) return [movers, others];
  const rest = others.filter((one) => one !== change);
  return [putAt(movers, move, outcome(move, change.put, inside, isTurned)), rest];
}

/** Carried to two places it stands at the earlier one, with what both made of it. */
function carriedTwice(
  [mine, theirs]: Both,
  move: Move,
  other: Move,
  inside: MergeInside,
  isTurned = false,
): Both {
  const result = outcome(move, [other.item], inside, isTurned);
  const mayStandThere = covering(mine, other).length === 0;
  if (mayStandThere && other.to < move.to) return [takeOut(mine, move), putAt(theirs, other, result)];
  return [putAt(mine, move, result), takeOut(theirs, other)];
}

type Outcome = Pick<SideChange, 'put' | 'conflict'>;

function outcome(move: Move, other: Items, inside: MergeInside, isTurned: boolean): Outcome {
  const [was, here, there] = [[move.was.block], [move.item.block], other.map(({ block }) => block)];
  if (other.length === 1 && (other[0]?.key === move.item.key || other[0]?.key === move.was.key))
    return { put: [move.item] };
  if (other.length > 0 && move.item.key === move.was.key) return { put: other };
  const merged = other.length > 0 ? inside(was, here, there) : undefined;
  if (merged) return { put: merged.map(itemOf) };
  const sides = isTurned ? { mine: there, theirs: here } : { mine: here, theirs: there };
  return { put: [], conflict: { kind: 'conflict', base: was, ...sides } };
}

const takeOut = (changes: Changes, move: Move) => putAt(changes, move, { put: [] });

function putAt(changes: Changes, { item, to }: Move, { put, conflict }: Outcome): Changes {
  const settled = changes.map((change) =>
    change.from === to && change.to === to
      ? { ...change, put: change.put.flatMap((one) => (one === item ? put : [one])) }
      : change,
  );
  return conflict ? [...settled, { from: to, to, put: [], conflict }] : settled;
}
