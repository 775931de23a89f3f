/** Of 64 bits of a look; the library takes no more for the same picture either. */
export const NEAR_BITS = 6;
const BITS = 64;

/** How alike two looks are, in per cent of their bits; `bits` is how many differ. */
export function likenessOf(bits: number): number {
  return Math.round(((BITS - bits) / BITS) * 100);
}

/** Fewer bits of one kind are a sky or a wall: half of all pictures of one would be alike. */
const FEWEST_OF_A_KIND = 8;

/** Whether a look has enough in it to be compared. */
export function isComparable(lookHash: string): boolean {
  const set = BigInt.asUintN(BITS, BigInt(lookHash)).toString(2).replaceAll('0', '').length;
  return set >= FEWEST_OF_A_KIND && set <= BITS - FEWEST_OF_A_KIND;
}
