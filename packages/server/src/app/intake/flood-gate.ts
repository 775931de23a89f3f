import { AppError } from '#server/core/errors/app-error.ts';

const WINDOW_MS = 10_000;
/** Networks counted at once; the one counted first is forgotten for a new one. */
const MOST_KEYS = 20_000;

interface Count {
  window: number;
  calls: number;
}

/** Refuses a network that calls too often before anything is read or asked; in this process only, and bounded. */
export class FloodGate {
  readonly #perWindow: number;
  readonly #mostKeys: number;
  readonly #counts = new Map<string, Count>();

  constructor({
    perWindow,
    mostKeys = MOST_KEYS,
  }: { readonly perWindow: number; readonly mostKeys?: number }) {
    this.#perWindow = perWindow;
    this.#mostKeys = mostKeys;
  }

  /** How many networks it remembers. */
  get size(): number {
    return this.#counts.size;
  }

  /** @throws TOO_MANY_REQUESTS beyond the limit. */
  pass(key: string, now: number): void {
    const window = Math.floor(now / WINDOW_MS);
    const count = this.#counts.get(key) ?? this.#add(key);
    if (count.window !== window) {
      count.window = window;
      count.calls = 0;
    }
    count.calls += 1;
    if (count.calls <= this.#perWindow) return;
    const retryAfter = Math.ceil(((window + 1) * WINDOW_MS - now) / 1000);
    throw new AppError('TOO_MANY_REQUESTS', { details: { retryAfter } });
  }

  #add(key: string): Count {
    const [oldest] = this.#counts.keys();
    if (oldest !== undefined && this.#counts.size >= this.#mostKeys) this.#counts.delete(oldest);
    const count = { window: 0, calls: 0 };
    this.#counts.set(key, count);
    return count;
  }
}
