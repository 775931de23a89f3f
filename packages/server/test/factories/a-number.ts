let last = 0;

/** A different number each time, so that every thing from a factory is different. */
export function aNumber(): number {
  last += 1;
  return last;
}
