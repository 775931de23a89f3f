import { AppError } from '#server/core/errors/app-error.ts';

const WRITES_PER_MINUTE = 600;
const MINUTE_MS = 60_000;

/** Counts the writes of each person in the current minute; in this process only. */
export class WriteLimit {
  readonly #perMinute: number;
  readonly #now: () => number;
  #counts = new Map<string, number>();
  #minute = 0;

  constructor({ perMinute = WRITES_PER_MINUTE, now = Date.now } = {}) {
    this.#perMinute = perMinute;
    this.#now = now;
  }

  /** @throws TOO_MANY_REQUESTS beyond the limit. */
  count(userId: string): void {
    const now = this.#now();
    const minute = Math.floor(now / MINUTE_MS);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#counts = new Map();
    }
    const count = (this.#counts.get(userId) ?? 0) + 1;
    this.#counts.set(userId, count);
    if (count > this.#perMinute) {
      const retryAfter = Math.ceil(((minute + 1) * MINUTE_MS - now) / 1000);
      throw new AppError('TOO_MANY_REQUESTS', { details: { retryAfter } });
    }
  }
}
