const STEPS = [1, 2, 5];

/** Round values for the lines of a chart, from 0 to at least the highest value. */
export function ticksTo(highest: number, lines = 4): readonly number[] {
  const step = stepFor(highest / lines);
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** The smallest of 1, 2, 5, 10, 20, 50… that is at least `least`; counts have no fractions. */
function stepFor(least: number): number {
  for (let power = 1; ; power *= 10) {
    const step = STEPS.find((one) => one * power >= least);
    if (step !== undefined) return step * power;
  }
}
