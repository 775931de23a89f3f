import type { FastifyBaseLogger } from 'fastify';
import { type CountedRefusal, type Refusal, saveRefusals } from '#server/core/audit/refusal-count-store.ts';
import type { Db } from '#server/core/db/database.ts';

const PAUSE_MS = 5_000;
/** More different refusals than this are not waited for: the oldest counts are written first. */
const MAX_WAITING = 5_000;

/**
 * Keeps refused calls on record beside the calls: in memory, then in one row per person, area and hour. A flood of
 * refusals costs one write every few seconds, and a killed process forgets the count of the last ones at most.
 */
export class RefusalLog {
  readonly #db: Db;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  #waiting = new Map<string, CountedRefusal>();
  #timer: NodeJS.Timeout | undefined;
  #lastSave = 0;
  #saving: Promise<void> = Promise.resolve();

  constructor(db: Db, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#db = db;
    this.#log = log;
  }

  /** Counts a refusal; the first one after a pause is written at once. */
  count(refusal: Refusal, time: Date): void {
    const key = `${refusal.subject}\n${refusal.area}\n${refusal.since.getTime()}`;
    const known = this.#waiting.get(key);
    if (known === undefined && this.#waiting.size >= MAX_WAITING) return;
    this.#waiting.set(key, { ...(known ?? refusal), calls: (known?.calls ?? 0) + 1, lastTime: time });
    this.#plan();
  }

  /** Writes what is counted so far. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#lastSave = Date.now();
    const counted = [...this.#waiting.values()];
    this.#waiting = new Map();
    this.#saving = this.#saving
      .then(() => saveRefusals(this.#db, counted))
      .catch((err: unknown) => this.#log.warn({ err }, 'refused calls were not recorded'));
    await this.#saving;
  }

  #plan(): void {
    if (this.#timer !== undefined) return;
    const delay = Math.max(0, this.#lastSave + PAUSE_MS - Date.now());
    this.#timer = setTimeout(() => void this.save(), delay);
    this.#timer.unref();
  }
}
