const SHARES = [0.15, 0.3, 0.45, 0.7] as const;

/** 98 → 100, 23 → 50: so that the steps are numbers that people read at a glance. */
function roundedUp(most: number): number {
  let size = 1;
  for (;;) {
    for (const nice of [1, 2, 5]) if (nice * size >= most) return nice * size;
    size *= 10;
  }
}

/** The first number of each of the five steps, for counts up to `most`: 98 → 1, 15, 30, 45, 70. */
export function stepsFor(most: number): readonly number[] {
  const top = roundedUp(Math.max(most, 1));
  const steps = [1];
  for (const share of SHARES) steps.push(Math.max(Math.ceil(share * top), (steps.at(-1) ?? 0) + 1));
  return steps;
}

/** From 1 to 5; 0 for none. */
export function stepOf(count: number, steps: readonly number[]): number {
  return steps.filter((first) => count >= first).length;
}
