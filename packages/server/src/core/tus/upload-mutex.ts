/** One call's exclusive time with an upload. */
export interface Turn {
  /** Aborted when a newer call wants the upload: received bytes are kept, and reading stops. */
  readonly signal: AbortSignal;
  end(): void;
}

interface Holder {
  readonly stop: () => void;
  readonly ended: Promise<void>;
}

/**
 * A mutex per upload within this process. The newest call has priority: its sender is still connected. Between
 * processes the lease in the row decides whose parts count.
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
