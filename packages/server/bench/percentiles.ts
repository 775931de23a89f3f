/** The number below which a share of the numbers lies; not a number without any. */
export function shareOf(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (numbers: readonly number[]) => shareOf(numbers, 0.5);

/** The middle and the hundredth slowest of some times. */
export const p50AndP99 = (times: readonly number[]) => ({ p50: median(times), p99: shareOf(times, 0.99) });
