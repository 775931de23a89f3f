const MOST = 500;

/** Answers that serve everybody who asks the same within seconds: a crowd at one article costs one read. */
export class KeptAnswers {
  readonly #kept = new Map<string, { readonly until: number; readonly text: Promise<string> }>();

  /** Askers at the same time wait for one answer; a failed one is forgotten. */
  async get(
    key: string,
    { now, keptMs }: { readonly now: number; readonly keptMs: number },
    make: () => Promise<string>,
  ): Promise<string> {
    const kept = this.#kept.get(key);
    if (kept !== undefined && kept.until > now) return await kept.text;
    const text = make();
    this.#kept.delete(key);
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size >= MOST) this.#kept.delete(oldest);
    const mine = { until: now + keptMs, text };
    this.#kept.set(key, mine);
    try {
      return await text;
    } catch (error) {
      if (this.#kept.get(key) === mine) this.#kept.delete(key);
      throw error;
    }
  }
}
