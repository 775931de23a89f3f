const FIRST_MS = 5_000;
const LONGEST_MS = 3_600_000;

/** Milliseconds until the next run, after this many failed ones: 5 s, 10 s, 20 s … an hour. */
export function retryDelay(attempts: number): number {
  return Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS);
}
