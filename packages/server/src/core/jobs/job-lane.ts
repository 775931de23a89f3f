/** Takes one job and does it; calls `onFound` once it has one, answers false where there was none. */
type RunNext = (onFound: () => void) => Promise<boolean>;

/** Runs jobs beside each other, `width` at most, and only one look-out more than there are jobs. */
export class JobLane {
  readonly #running = new Set<Promise<void>>();
  readonly #runNext: RunNext;
  readonly #width: number;
  readonly #onError: (error: unknown) => void;
  #isLooking = false;
  #isClosed = false;
  #isFailing = false;

  constructor(runNext: RunNext, width: number, onError: (error: unknown) => void) {
    this.#runNext = runNext;
    this.#width = width;
    this.#onError = onError;
  }

  /** Looks for jobs now, unless somebody is looking already or all hands are full. */
  look(): void {
    if (this.#isClosed || this.#isLooking || this.#running.size >= this.#width) return;
    this.#isLooking = true;
    const run: Promise<void> = this.#lookAndRun().then((hasFound) => {
      this.#running.delete(run);
      if (hasFound) this.look();
    });
    this.#running.add(run);
  }

  /** Takes no more jobs and waits for those that run. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#running);
  }

  async #lookAndRun(): Promise<boolean> {
    let hasFound = false;
    try {
      const hasRun = await this.#runNext(() => {
        hasFound = true;
        this.#isLooking = false;
        this.look();
      });
      this.#isFailing = false;
      return hasRun;
    } catch (error) {
      // Said once while a database is away, not twice a second.
      if (!this.#isFailing) this.#onError(error);
      this.#isFailing = true;
      return false;
    } finally {
      // After a find somebody else is looking.
      if (!hasFound) this.#isLooking = false;
    }
  }
}
