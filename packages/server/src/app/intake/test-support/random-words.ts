/** The next number of a sequence that a seed fixes, from 0 up to 1. */
export type Random = () => number;

export type PickOne = <T>(list: readonly T[]) => T;

/** Mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pickOf(random: Random): PickOne {
  return (list) => list[Math.floor(random() * list.length)] as never;
}

const LATIN = 'abcdefghiklmnopqrstuvxy';

export function wordOf(random: Random): string {
  return Array.from(
    { length: 4 + Math.floor(random() * 8) },
    () => LATIN[Math.floor(random() * LATIN.length)],
  ).join('');
}
