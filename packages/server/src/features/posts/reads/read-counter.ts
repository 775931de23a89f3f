import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { networkOf } from '#server/core/auth/attempt-keys.ts';
import type { Db } from '#server/core/db/database.ts';
import { addReads, type Read } from './post-reads-store.ts';

/** What is known of a reader; all of it is forgotten at the end of the call. */
export interface ReadOf {
  readonly projectId: string;
  readonly postId: string;
  readonly address: string;
  readonly userAgent: string;
}

const FLUSHED_EVERY_MS = 10_000;
/** So many are written without waiting for the time. */
const BATCH = 20_000;
/** While they cannot be written, so many wait; further ones are not counted. */
const MOST_WAITING = 100_000;
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
  /** Turns what could name a reader into bytes that name nobody; alike in all processes. */
  readonly keyOf: (what: string) => Buffer;
  readonly onTrouble?: (error: unknown) => void;
}

/**
 * Counts reads in memory and writes them in batches. Whoever reads a post again on the same day is known by a keyed
 * hash of reader, post and day. The key is in no database, and the database forgets the hashes with their day.
 */
export class ReadCounter {
  readonly #options: CounterOptions;
  readonly #seen = new Set<string>();
  readonly #networks = new Map<string, number>();
  #waiting: Read[] = [];
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
    if (this.#waiting.length >= MOST_WAITING) return false;
    const reader = `${this.#day} ${projectId} ${postId} ${networkOf(address)} ${userAgent}`;
    const mark = this.#options.keyOf(`read ${reader}`).readBigInt64BE().toString();
    if (this.#seen.has(mark)) return false;
    const [first] = this.#seen;
    if (first !== undefined && this.#seen.size >= MOST_SEEN) this.#seen.delete(first);
    this.#seen.add(mark);
    this.#waiting.push({ projectId, postId, day: this.#day, mark });
    if (this.#waiting.length % BATCH === 0) void this.flush();
    this.#timer ??= setTimeout(() => void this.flush(), FLUSHED_EVERY_MS).unref();
    return true;
  }

  /** Writes what waits; where that fails it waits on. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const waiting = this.#waiting;
    if (waiting.length === 0) return;
    this.#waiting = [];
    try {
      await addReads(this.#options.db, waiting, this.#options.now());
    } catch (error) {
      this.#options.onTrouble?.(error);
      this.#waiting = [...waiting, ...this.#waiting].slice(0, MOST_WAITING);
      this.#timer ??= setTimeout(() => void this.flush(), FLUSHED_EVERY_MS).unref();
    }
  }

  /** A hash holds its day: nobody can be followed from one to the next. */
  #begin(time: number): void {
    const day = hanoiDay(time);
    if (day !== this.#day) {
      this.#day = day;
      this.#seen.clear();
    }
    const minute = Math.floor(time / 60_000);
    if (minute === this.#minute) return;
    this.#minute = minute;
    this.#networks.clear();
  }

  #mayCount(network: string): boolean {
    const key = this.#options.keyOf(`network ${network}`).toString('base64url');
    const calls = (this.#networks.get(key) ?? 0) + 1;
    this.#networks.set(key, calls);
    return calls <= PER_NETWORK_AND_MINUTE;
  }
}
