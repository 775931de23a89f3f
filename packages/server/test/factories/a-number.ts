let last = 0;

/** Different each time, so that what a factory makes differs from what it made before. */
export function aNumber(): number {
  last += 1;
  return last;
}
