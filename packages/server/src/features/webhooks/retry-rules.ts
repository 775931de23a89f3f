/** Seconds before each further attempt; after the last one a delivery has failed. */
const RETRIES_S = [5, 60, 300, 1_800, 7_200, 18_000, 36_000];
/** So many failures in a row open the circuit of a receiver. */
const OPENS_AFTER = 5;
/** Seconds for which it stays open; then one message tries it. */
const OPEN_S = [60, 300, 900, 1_800, 3_600];

/** The time of the next attempt after so many; undefined: none. Spread, so that receivers are not met all at once. */
export function retryTime(
  attempts: number,
  { now, pauseSeconds }: { readonly now: Date; readonly pauseSeconds: number },
) {
  const seconds = RETRIES_S[attempts - 1];
  if (seconds === undefined) return undefined;
  const spread = seconds * (0.8 + 0.4 * Math.random());
  return new Date(now.getTime() + Math.max(spread, pauseSeconds) * 1_000);
}

/** Until when nothing is sent after so many failures in a row; null: the circuit is closed. */
export function circuitTime(
  failures: number,
  { now, pauseSeconds }: { readonly now: Date; readonly pauseSeconds: number },
) {
  const step = failures - OPENS_AFTER;
  const open = step < 0 ? 0 : (OPEN_S[Math.min(step, OPEN_S.length - 1)] ?? 0);
  const seconds = Math.max(open, pauseSeconds);
  return seconds === 0 ? null : new Date(now.getTime() + seconds * 1_000);
}

/** A receiver that has failed lately is tried with one message. */
export function isTrial({ failures }: { readonly failures: number }): boolean {
  return failures >= OPENS_AFTER;
}
