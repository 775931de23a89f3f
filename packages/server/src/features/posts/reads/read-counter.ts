import { createHash, randomBytes } from 'node:crypto';
import { networkOf } from '#server/core/auth/attempt-keys.ts';
import type { Db } from '#server/core/db/database.ts';
import { addReads } from './post-reads-store.ts';

/** What is known of a reader; all of it is forgotten at the end of the call. */
export interface ReadOf {
  readonly projectId: string;
  readonly postId: string;
  readonly address: string;
  readonly userAgent: string;
}

const FLUSHED_EVERY_MS = 10_000;
const HANOI_MS = 7 * 3_600_000;
/** Posts that wait to be written; more of them are written at once. */
const MOST_WAITING = 20_000;
/** Readers of a day that are remembered; then the first ones may be counted again. */
const MOST_SEEN = 1_000_000;
/** Thousands of people share the address of a mobile network. */
const PER_NETWORK_AND_MINUTE = 600;

/** Programs that say what they are. Others run no script, so they never call. */
const PROGRAM =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|pagespeed|monitor|scan|fetch|curl|wget|python|java\/|go-http|okhttp|axios|facebookexternalhit|zalo\/?share/i;

interface CounterOptions {
  readonly db: Db;
  readonly now: () => Date;
  readonly onTrouble?: (error: unknown) => void;
}

/**
 * Counts reads in memory and writes them in batches. Whoever reads a post again on the same day is known by a hash
 * whose salt exists in this process alone, changes every day and is never written down.
 */
export class ReadCounter {
  readonly #options: CounterOptions;
  readonly #seen = new Set<string>();
  readonly #networks = new Map<string, number>();
  #waiting = new Map<string, number>();
  #salt = randomBytes(16);
  #day = '';
  #minute = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: CounterOptions) {
    this.#options = options;
  }

  /** False: a program, a second time, or too many of one network. */
  count({ projectId, postId, address, userAgent }: ReadOf): boolean {
    const time = this.#options.now().getTime();
    this.#begin(time);
    if (userAgent === '' || PROGRAM.test(userAgent) || !this.#mayCount(networkOf(address))) return false;
    const reader = this.#hash(`${projectId} ${postId} ${networkOf(address)} ${userAgent}`);
    if (this.#seen.has(reader)) return false;
    const [first] = this.#seen;
    if (first !== undefined && this.#seen.size >= MOST_SEEN) this.#seen.delete(first);
    this.#seen.add(reader);
    const key = `${projectId} ${postId} ${this.#day}`;
    this.#waiting.set(key, (this.#waiting.get(key) ?? 0) + 1);
    if (this.#waiting.size >= MOST_WAITING) void this.flush();
    this.#timer ??= setTimeout(() => void this.flush(), FLUSHED_EVERY_MS).unref();
    return true;
  }

  /** Writes what waits; where that fails it waits on. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const waiting = this.#waiting;
    if (waiting.size === 0) return;
    this.#waiting = new Map();
    const rows = [...waiting].map(([key, reads]) => {
      const [projectId = '', postId = '', day = ''] = key.split(' ');
      return { projectId, postId, day, reads };
    });
    try {
      await addReads(this.#options.db, rows, this.#options.now());
    } catch (error) {
      this.#options.onTrouble?.(error);
      if (this.#waiting.size >= MOST_WAITING) return;
      for (const [key, reads] of waiting) this.#waiting.set(key, (this.#waiting.get(key) ?? 0) + reads);
      this.#timer ??= setTimeout(() => void this.flush(), FLUSHED_EVERY_MS).unref();
    }
  }

  /** A new day has a new salt: nobody can be followed from one to the next. */
  #begin(time: number): void {
    const day = new Date(time + HANOI_MS).toISOString().slice(0, 10);
    if (day !== this.#day) {
      this.#day = day;
      this.#salt = randomBytes(16);
      this.#seen.clear();
    }
    const minute = Math.floor(time / 60_000);
    if (minute === this.#minute) return;
    this.#minute = minute;
    this.#networks.clear();
  }

  #mayCount(network: string): boolean {
    const key = this.#hash(network);
    const calls = (this.#networks.get(key) ?? 0) + 1;
    this.#networks.set(key, calls);
    return calls <= PER_NETWORK_AND_MINUTE;
  }

  #hash(text: string): string {
    return createHash('sha256').update(this.#salt).update(text).digest('base64url').slice(0, 16);
  }
}
