/** Random numbers from 0 to 1, the same in every run (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Values with their shares, whose sum is 1. */
export type Shares<Value> = readonly (readonly [Value, number])[];

/** The value for a random number from 0 to 1. */
export function shareOf<Value>(shares: Shares<Value>, chance: number): Value {
  let left = chance;
  for (const [value, share] of shares) {
    left -= share;
    if (left < 0) return value;
  }
  const last = shares.at(-1);
  if (last === undefined) throw new Error('There are no shares.');
  return last[0];
}

/** Picks an item; the first ones are far more frequent. */
export function oneOf<Item>(random: () => number, items: readonly Item[]): Item {
  const item = items[Math.floor(random() ** 3 * items.length)];
  if (item === undefined) throw new Error('The list to pick from is empty.');
  return item;
}
