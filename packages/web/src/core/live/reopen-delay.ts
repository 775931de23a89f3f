/**
 * Why a stream has ended.
 * - `cut`: the connection was lost, or the server could not open one now.
 * - `stopping`: the process is stopping; another one takes over.
 * - `refused`: the user has many newer streams, or this server gives this user none.
 */
export type StreamEnd = 'cut' | 'stopping' | 'refused';

const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;
const REFUSED_MS = 300_000;
const STOPPING_MS = 3_000;

/**
 * Milliseconds until the next stream, partly random, so that clients do not meet a returning server all at once.
 * @param attempt 0 after a stream that was open
 * @param random between 0 and 1
 */
export function reopenDelay(end: StreamEnd, attempt: number, random: number, retryAfterMs = 0): number {
  if (end === 'refused') return REFUSED_MS * (1 + random);
  if (end === 'stopping') return STOPPING_MS * random;
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt);
  return retryAfterMs + longest * (0.5 + random / 2);
}
