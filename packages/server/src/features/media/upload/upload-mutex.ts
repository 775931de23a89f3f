/** One call's time with an upload. */
export interface Turn {
  /** Aborted when a newer call wants the upload: what came is kept, and no more is read. */
  readonly signal: AbortSignal;
  end(): void;
}

interface Holder {
  readonly stop: () => void;
  readonly ended: Promise<void>;
}

/**
 * Calls for the same upload take turns within this process, and the newest has the right of way: it is the one whose
 * sender is still there. Between processes the lease in the row says whose parts count.
 */
export class UploadMutex {
  readonly #holders = new Map<string, Holder>();

  async take(uploadId: string): Promise<Turn> {
    const before = this.#holders.get(uploadId);
    const stopped = new AbortController();
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    const mine: Holder = { stop: () => stopped.abort(), ended };
    this.#holders.set(uploadId, mine);
    before?.stop();
    await before?.ended;
    return {
      signal: stopped.signal,
      end: () => {
        if (this.#holders.get(uploadId) === mine) this.#holders.delete(uploadId);
        resolve();
      },
    };
  }
}
