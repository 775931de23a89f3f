import type { Colour } from './indexed-png.ts';

/** What is in front of the sky, the farthest first. */
export type Ground = 'mountains' | 'hills' | 'terraces' | 'sea' | 'city' | 'fields';

export interface Scene {
  /** Colours at the top of the sky and at the horizon, `#rrggbb`. */
  readonly sky: readonly [string, string];
  /** Each with the colour of its crest and of its foot. */
  readonly grounds: readonly (readonly [Ground, string, string])[];
  /** Position of the sun or the moon, as shares of the picture, and its colour. */
  readonly sun?: readonly [x: number, y: number, colour: string];
  /** Lights in front of everything: lanterns, fireworks, balloons. */
  readonly lights?: { readonly count: number; readonly colour: string };
  /** The same number draws the same picture. */
  readonly seed: number;
}

export function colourOf(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** A gradient from one colour to another. */
export function shades(from: string, to: string, count: number): Colour[] {
  const [one, other] = [colourOf(from), colourOf(to)];
  const mixed = (share: number, at: 0 | 1 | 2) => Math.round(one[at] + (other[at] - one[at]) * share);
  return Array.from({ length: count }, (_, index): Colour => {
    const share = index / Math.max(1, count - 1);
    return [mixed(share, 0), mixed(share, 1), mixed(share, 2)];
  });
}

/** Pseudo-random numbers from 0 to 1, the same each time (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
