import { commonOrder, type Pair } from './common-order.ts';
import type { Item } from './item.ts';
import { similarPairs } from './similar-pairs.ts';

/** Matches the items of two lists in the order of both: first equal ones, then similar ones between. */
export function alignItems(before: readonly Item[], after: readonly Item[]): Pair[] {
  const same = commonOrder(
    before.map(({ key }) => key),
    after.map(({ key }) => key),
  );
  const pairs: Pair[] = [];
  let [one, other] = [0, 0];
  for (const [nextOne, nextOther] of [...same, [before.length, after.length] as const]) {
    for (const [left, right] of similarPairs(before.slice(one, nextOne), after.slice(other, nextOther)))
      pairs.push([one + left, other + right]);
    if (nextOne < before.length || nextOther < after.length) pairs.push([nextOne, nextOther]);
    one = nextOne + 1;
    other = nextOther + 1;
  }
  return pairs;
}

/** Further pairs where equal numbers remain on both sides: rows and columns keep their places. */
export function pairLeftovers(pairs: readonly Pair[], before: number, after: number): Pair[] {
  const all: Pair[] = [];
  let [one, other] = [0, 0];
  for (const [nextOne, nextOther] of [...pairs, [before, after] as const]) {
    if (nextOne - one === nextOther - other)
      for (; one < nextOne; one += 1, other += 1) all.push([one, other]);
    if (nextOne < before || nextOther < after) all.push([nextOne, nextOther]);
    one = nextOne + 1;
    other = nextOther + 1;
  }
  return all;
}
