import { LRUCache } from 'lru-cache';
import { RecentDrops } from './recent-drops.ts';

/** What a composition gives: the value, the keys of what it shows, and when the clock alone changes it. */
export interface Composed<Value> {
  readonly value: Value;
  readonly keys: ReadonlySet<string>;
  readonly until?: Date | null | undefined;
}

interface Entry<Value> {
  readonly value: Value;
  readonly keys: ReadonlySet<string>;
  readonly composedAt: number;
  readonly freshUntil: number;
}

/** A composition that runs; everybody who asks meanwhile waits for it. */
interface Running<Value> {
  readonly begunAt: number;
  readonly done: Promise<Composed<Value>>;
}

export interface KeyedCacheOptions<Value> {
  readonly maxBytes: number;
  readonly sizeOf: (value: Value) => number;
  /** Whether old content is better than this failure: the database is away, not the page. */
  readonly isOutage: (error: unknown) => boolean;
  readonly now?: () => number;
}

/** A change of which nobody was notified is seen after so long. */
const FRESH_MS = 300_000;
/** After that the old value is given once more while a new one is composed. */
const REVALIDATE_MS = 60_000;
/** While the database is away, old values are given for so long. */
const OUTAGE_MS = 3_600_000;
/** Without notices of changes a value holds no longer. */
const BLIND_MS = 1_000;

/**
 * Values in this process, each with the keys of what it shows. A change drops all that shows it; whoever asks then gets
 * a value that was composed after the change, and a crowd that asks at once costs one composition.
 */
export class KeyedCache<Value extends object> {
  readonly #options: KeyedCacheOptions<Value>;
  readonly #now: () => number;
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #places = new Map<string, Set<string>>();
  readonly #running = new Map<string, Running<Value>>();
  readonly #drops = new RecentDrops();
  #isBlind = true;
  #doubtedBefore = 0;
  #composed = 0;

  constructor(options: KeyedCacheOptions<Value>) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#entries = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ value }) => Math.max(1, options.sizeOf(value)),
      dispose: (entry, address) => this.#forgetPlaces(entry, address),
    });
  }

  counts(): { readonly entries: number; readonly bytes: number; readonly composed: number } {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize, composed: this.#composed };
  }

  /** The value that holds now, without waiting; undefined: ask `get`. */
  peek(address: string): Value | undefined {
    const entry = this.#entries.get(address);
    return entry !== undefined && this.#isFresh(entry) ? entry.value : undefined;
  }

  /** @throws what `compose` throws, unless an older value stands in for it */
  async get(address: string, compose: () => Promise<Composed<Value>>): Promise<Value> {
    const entry = this.#entries.get(address);
    if (entry !== undefined) {
      if (this.#isFresh(entry)) return entry.value;
      if (this.#mayRevalidate(entry)) {
        this.#run(address, compose).done.catch(() => undefined);
        return entry.value;
      }
    }
    try {
      return await this.#fresh(address, compose);
    } catch (error) {
      const kept = this.#entries.get(address);
      if (kept !== undefined && this.#isKeptFor(kept, error)) return kept.value;
      throw error;
    }
  }

  /** Drops all that shows one of these. */
  drop(keys: readonly string[]): void {
    this.#drops.note(keys);
    for (const key of keys) {
      for (const address of [...(this.#places.get(key) ?? [])]) this.#entries.delete(address);
    }
  }

  /** Notices may be missed from now on. */
  goBlind(): void {
    this.#isBlind = true;
  }

  /** Notices arrive again: what was kept before may have changed meanwhile, and is good for an outage only. */
  seeAgain(): void {
    this.#isBlind = false;
    this.#doubtedBefore = this.#now();
    this.#drops.doubtAll();
  }

  /** A value of the same content that needs more room, as with its compressed form beside it. */
  resize(address: string, value: Value): void {
    const entry = this.#entries.peek(address);
    if (entry === undefined || entry.value !== value) return;
    this.#keep(address, { ...entry });
  }

  /** Joins a composition that saw every change before this moment, or begins one. */
  async #fresh(address: string, compose: () => Promise<Composed<Value>>): Promise<Value> {
    const askedAt = this.#drops.now;
    for (;;) {
      const running = this.#run(address, compose);
      const { value, keys } = await running.done;
      // Changed between its beginning and this question: the next one begins after both.
      if (running.begunAt >= askedAt || !this.#drops.mayHaveChangedSince(running.begunAt, keys)) return value;
    }
  }

  #run(address: string, compose: () => Promise<Composed<Value>>): Running<Value> {
    const known = this.#running.get(address);
    if (known !== undefined) return known;
    const running = { begunAt: this.#drops.now, done: this.#compose(address, compose) };
    this.#running.set(address, running);
    return running;
  }

  async #compose(address: string, compose: () => Promise<Composed<Value>>): Promise<Composed<Value>> {
    const begunAt = this.#drops.now;
    const composedAt = this.#now();
    this.#composed += 1;
    try {
      const composed = await compose();
      const { value, keys, until } = composed;
      if (!this.#drops.isDroppedSince(begunAt, keys)) {
        // Begun before notices arrived again: it is good for an outage only.
        const isDoubted = this.#drops.mayHaveChangedSince(begunAt, keys);
        const freshUntil = isDoubted
          ? composedAt - REVALIDATE_MS
          : Math.min(composedAt + FRESH_MS, until?.getTime() ?? Number.POSITIVE_INFINITY);
        this.#keep(address, { value, keys, composedAt, freshUntil });
      }
      return composed;
    } finally {
      this.#running.delete(address);
    }
  }

  #isFresh({ composedAt, freshUntil }: Entry<Value>): boolean {
    const now = this.#now();
    if (composedAt < this.#doubtedBefore) return false;
    return now < (this.#isBlind ? Math.min(freshUntil, composedAt + BLIND_MS) : freshUntil);
  }

  #mayRevalidate({ composedAt, freshUntil }: Entry<Value>): boolean {
    if (this.#isBlind || composedAt < this.#doubtedBefore) return false;
    return this.#now() < freshUntil + REVALIDATE_MS;
  }

  #isKeptFor({ composedAt, freshUntil }: Entry<Value>, error: unknown): boolean {
    return this.#options.isOutage(error) && this.#now() < Math.max(freshUntil, composedAt) + OUTAGE_MS;
  }

  #keep(address: string, entry: Entry<Value>): void {
    // It disposes of an earlier entry, and its places with it.
    this.#entries.set(address, entry);
    if (this.#entries.has(address)) this.#notePlaces(address, entry.keys);
  }

  #notePlaces(address: string, keys: ReadonlySet<string>): void {
    for (const key of keys) {
      const places = this.#places.get(key);
      if (places === undefined) this.#places.set(key, new Set([address]));
      else places.add(address);
    }
  }

  #forgetPlaces({ keys }: Entry<Value>, address: string): void {
    for (const key of keys) {
      const places = this.#places.get(key);
      places?.delete(address);
      if (places?.size === 0) this.#places.delete(key);
    }
  }
}
