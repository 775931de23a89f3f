const MINUTE_MS = 60_000;

export interface AttemptLimit {
  readonly failures: number;
  readonly withinMs: number;
  /** From the last allowed failure; absent: until the oldest one leaves the window. */
  readonly lockMs?: number;
}

export const PASSWORDS_PER_ACCOUNT: AttemptLimit = { failures: 6, withinMs: 15 * MINUTE_MS };
export const SIGN_INS_PER_ADDRESS: AttemptLimit = { failures: 50, withinMs: 15 * MINUTE_MS };
export const CODES_PER_ACCOUNT: AttemptLimit = {
  failures: 10,
  withinMs: 60 * MINUTE_MS,
  lockMs: 60 * MINUTE_MS,
};
/** Every request counts: each may send a mail. */
export const FORGOTTEN_PER_ACCOUNT: AttemptLimit = { failures: 3, withinMs: 60 * MINUTE_MS };
export const FORGOTTEN_PER_ADDRESS: AttemptLimit = { failures: 20, withinMs: 60 * MINUTE_MS };
/** Every opening counts, not only failed ones: a page costs more than a refusal. */
export const PREVIEWS_PER_ADDRESS: AttemptLimit = { failures: 120, withinMs: 15 * MINUTE_MS };

/** Keys that are unknown, over, or used from elsewhere; a good key of the same network goes on working. */
export const KEY_FAILURES_PER_ADDRESS: AttemptLimit = { failures: 60, withinMs: 15 * MINUTE_MS };

export interface AttemptState {
  /** Oldest first. */
  readonly failures: readonly Date[];
  readonly lockedUntil: Date | null;
}

/**
 * Counts an attempt before it is made, so that parallel attempts cannot pass the limit together. A successful one
 * is given back. Undefined while locked.
 */
export function takeAttempt(state: AttemptState, limit: AttemptLimit, now: Date): AttemptState | undefined {
  if (state.lockedUntil !== null && state.lockedUntil > now) return undefined;
  const since = now.getTime() - limit.withinMs;
  const failures = [...state.failures.filter((time) => time.getTime() > since), now];
  return { failures, lockedUntil: lockOf(failures, limit, now) };
}

/** Gives back the attempt that was counted at `taken`. */
export function giveBackAttempt(state: AttemptState, limit: AttemptLimit, taken: Date): AttemptState {
  const index = state.failures.findIndex((time) => time.getTime() === taken.getTime());
  const failures = state.failures.filter((_, position) => position !== index);
  return { failures, lockedUntil: failures.length >= limit.failures ? state.lockedUntil : null };
}

function lockOf(failures: readonly Date[], limit: AttemptLimit, now: Date): Date | null {
  const oldest = failures.at(-limit.failures);
  if (oldest === undefined) return null;
  if (limit.lockMs !== undefined) return new Date(now.getTime() + limit.lockMs);
  return new Date(oldest.getTime() + limit.withinMs);
}
