/** Older ones are forgotten: a composition that began before them counts as changed. */
const MOST = 20_000;

/** When which key was dropped last, counted in drops: what was composed across one is not kept. */
export class RecentDrops {
  readonly #lastOf = new Map<string, number>();
  #now = 0;
  /** All keys count as dropped at this moment: the older drops were forgotten. */
  #forgottenAt = 0;
  /** Before this moment drops may have been missed. */
  #doubtedAt = 0;

  get now(): number {
    return this.#now;
  }

  note(keys: readonly string[]): void {
    this.#now += 1;
    for (const key of keys) this.#lastOf.set(key, this.#now);
    if (this.#lastOf.size > MOST) {
      this.#lastOf.clear();
      this.#forgottenAt = this.#now;
    }
  }

  /** Drops may have been missed until now. */
  doubtAll(): void {
    this.#now += 1;
    this.#doubtedAt = this.#now;
  }

  /** Whether one of the keys was dropped after a moment, or may have been without a notice. */
  mayHaveChangedSince(moment: number, keys: ReadonlySet<string>): boolean {
    return this.#doubtedAt > moment || this.isDroppedSince(moment, keys);
  }

  /** Whether one of the keys was dropped after a moment. */
  isDroppedSince(moment: number, keys: ReadonlySet<string>): boolean {
    if (this.#forgottenAt > moment) return true;
    if (this.#now === moment) return false;
    for (const key of keys) if ((this.#lastOf.get(key) ?? 0) > moment) return true;
    return false;
  }
}
