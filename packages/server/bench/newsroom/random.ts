/** Random numbers from 0 to 1 that are the same in every run (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Values with their shares, which make 1 together. */
export type Shares<Value> = readonly (readonly [Value, number])[];

/** What falls to a chance between 0 and 1. */
export function shareOf<Value>(shares: Shares<Value>, chance: number): Value {
  let left = chance;
  for (const [value, share] of shares) {
    left -= share;
    if (left < 0) return value;
  }
  const last = shares.at(-1);
  if (last === undefined) throw new Error('Nothing to share.');
  return last[0];
}

/** One of them, those at the front far oftener than those at the end. */
export function oneOf<Item>(random: () => number, items: readonly Item[]): Item {
  const item = items[Math.floor(random() ** 3 * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
}
