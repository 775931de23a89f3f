import { diffIndices } from 'node-diff3';

/** `base` from..to corresponds to `side` start..end. */
export interface Hunk {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

/** The most candidates per place; beyond, a stretch counts as changed as a whole. */
const MOST_MATCHES = 1_000_000;

/**
 * What was changed between two lists of keys, in order. The same words put in at the same place are the same hunk,
 * whatever else differs: of several places that fit, a hunk has the last.
 */
export function findHunks(base: readonly string[], side: readonly string[]): Hunk[] {
  return atLastPlaces(differences(base, side), base, side);
}

/** Two sentences end with the same sign: `a. b.` is `a.` with ` b.` put in after the sign, or `. b` before it. */
function atLastPlaces(hunks: readonly Hunk[], base: readonly string[], side: readonly string[]): Hunk[] {
  const placed: Hunk[] = [];
  for (const hunk of hunks.toReversed()) {
    const [next] = placed;
    const steps = stepsOn(hunk, next?.from ?? base.length, base, side);
    const { from, to, start, end } = shifted(hunk, steps);
    if (next?.from === to) placed[0] = { ...next, from, start };
    else placed.unshift({ from, to, start, end });
  }
  return placed;
}

/** How far what was put in or taken out may go on with the same result, up to `limit` in the base. */
function stepsOn(
  { from, to, start, end }: Hunk,
  limit: number,
  base: readonly string[],
  side: readonly string[],
): number {
  const [list, first] = from === to ? [side, start] : [base, from];
  if (from !== to && start !== end) return 0;
  let steps = 0;
  while (to + steps < limit && base[to + steps] === list[first + steps]) steps += 1;
  return steps;
}

const shifted = ({ from, to, start, end }: Hunk, steps: number): Hunk => ({
  from: from + steps,
  to: to + steps,
  start: start + steps,
  end: end + steps,
});

function differences(base: readonly string[], side: readonly string[]): Hunk[] {
  const most = Math.min(base.length, side.length);
  let head = 0;
  while (head < most && base[head] === side[head]) head += 1;
  let tail = 0;
  while (tail < most - head && base.at(-1 - tail) === side.at(-1 - tail)) tail += 1;
  const left = base.slice(head, base.length - tail);
  const right = side.slice(head, side.length - tail);
  if (left.length + right.length === 0) return [];
  if (left.length === 0 || right.length === 0 || matches(left, right) > MOST_MATCHES)
    return [{ from: head, to: head + left.length, start: head, end: head + right.length }];
  return diffIndices(left, right).map(({ buffer1: [from, removed], buffer2: [start, added] }) => ({
    from: head + from,
    to: head + from + removed,
    start: head + start,
    end: head + start + added,
  }));
}

function matches(left: readonly string[], right: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const key of right) counts.set(key, (counts.get(key) ?? 0) + 1);
  return left.reduce((sum, key) => sum + (counts.get(key) ?? 0), 0);
}
