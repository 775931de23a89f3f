/** The same numbers every time. */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const COLUMNS = 9;
const ROWS = 8;
const WAVES = 9;

/**
 * The look of a picture as nature makes them: light changes slowly over it, mostly from above to below, with some noise.
 * Bits of such looks depend on each other, so that many have a part in common.
 */
export function inventLook(next: () => number): string {
  const waves = Array.from({ length: WAVES }, () => ({
    across: next() * 2.2,
    down: next() * 2.2,
    phase: next() * 6.3,
    strength: next(),
  }));
  const light = (column: number, row: number) =>
    waves.reduce(
      (sum, { across, down, phase, strength }) =>
        sum + strength * Math.sin(across * column + down * row + phase),
      next() * 1.2,
    );
  let bits = 0n;
  for (let row = 0; row < ROWS; row += 1) {
    const levels = Array.from({ length: COLUMNS }, (_, column) => light(column, row));
    for (let column = 0; column + 1 < COLUMNS; column += 1)
      bits = (bits << 1n) | ((levels[column] ?? 0) > (levels[column + 1] ?? 0) ? 1n : 0n);
  }
  return BigInt.asIntN(64, bits).toString();
}

/** The same look with some bits turned, as another size or format leaves it. */
export function turnBits(look: string, count: number, next: () => number): string {
  let bits = BigInt.asUintN(64, BigInt(look));
  const places = new Set<number>();
  while (places.size < count) places.add(Math.floor(next() * 64));
  for (const place of places) bits ^= 1n << BigInt(place);
  return BigInt.asIntN(64, bits).toString();
}
