/** Repeatable chance: the same seed gives the same choices. */
export interface Chance {
  /** A whole number below `end`. */
  readonly below: (end: number) => number;
  readonly oneOf: <Item>(items: readonly [Item, ...Item[]]) => Item;
}

const STEP = 0x6d2b79f5;

/** The generator mulberry32. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  function next(): number {
    state = (state + STEP) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (end: number) => Math.floor(next() * end);
  return { below, oneOf: (items) => items[below(items.length)] ?? items[0] };
}
