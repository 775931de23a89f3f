/**
 * Why a stream is not open any more.
 *
 * - `cut`: the line was lost, or the server could not open one now.
 * - `stopping`: the process behind it ends, another one is there or will be.
 * - `refused`: the person has many newer streams, or this server does not give this person one.
 */
export type StreamEnd = 'cut' | 'stopping' | 'refused';

const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;
const REFUSED_MS = 300_000;
const STOPPING_MS = 3_000;

/**
 * Milliseconds until the next stream: spread, so that a server that comes back is not met by all at once.
 * @param attempt 0 after a stream that was open
 * @param random between 0 and 1
 */
export function reopenDelay(end: StreamEnd, attempt: number, random: number, retryAfterMs = 0): number {
  if (end === 'refused') return REFUSED_MS * (1 + random);
  if (end === 'stopping') return STOPPING_MS * random;
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt);
  return retryAfterMs + longest * (0.5 + random / 2);
}
