/** Older ones are forgotten: a composition that began before them counts as changed. */
const MOST = 20_000;

/** When which key was dropped last, counted in drops: what was composed across one is not kept. */
export class RecentDrops {
  readonly #lastOf = new Map<string, number>();
  #now = 0;
  /** All keys count as dropped at this moment. */
  #allAt = 0;

  get now(): number {
    return this.#now;
  }

  note(keys: readonly string[]): void {
    this.#now += 1;
    for (const key of keys) this.#lastOf.set(key, this.#now);
    if (this.#lastOf.size > MOST) {
      this.#lastOf.clear();
      this.#allAt = this.#now;
    }
  }

  noteAll(): void {
    this.#now += 1;
    this.#allAt = this.#now;
    this.#lastOf.clear();
  }

  /** Whether one of the keys was dropped after a moment. */
  isDroppedSince(moment: number, keys: ReadonlySet<string>): boolean {
    if (this.#allAt > moment) return true;
    if (this.#now === moment) return false;
    for (const key of keys) if ((this.#lastOf.get(key) ?? 0) > moment) return true;
    return false;
  }
}
