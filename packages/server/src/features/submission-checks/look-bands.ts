/** The parts of `look_bands`: every second column of every second row of the picture. */
const PARTS = [0xaa00aa00aa00aa00n, 0x5500550055005500n, 0x00aa00aa00aa00aan, 0x0055005500550055n];

/**
 * What `look_bands` says of every look that differs from this one in at most seven bits: of the four parts of such a look
 * one differs in at most one bit.
 */
export function bandsNear(look: string): string[] {
  const bits = BigInt.asUintN(64, BigInt(look));
  return PARTS.flatMap((part) => [0n, ...bitsOf(part)].map((turned) => signed((bits & part) ^ turned)));
}

function bitsOf(part: bigint): bigint[] {
  return Array.from({ length: 64 }, (_, place) => 1n << BigInt(place)).filter((bit) => (part & bit) !== 0n);
}

/** As PostgreSQL writes it. */
function signed(bits: bigint): string {
  return BigInt.asIntN(64, bits).toString();
}

/** In how many of 64 bits two looks differ. */
export function differingBits(one: string, other: string): number {
  let different = BigInt.asUintN(64, BigInt(one) ^ BigInt(other));
  let count = 0;
  for (; different !== 0n; different &= different - 1n) count += 1;
  return count;
}
