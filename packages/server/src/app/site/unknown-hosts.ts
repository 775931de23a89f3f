/** A new domain is served after at most so long. */
const KEPT_MS = 2_000;
const MOST = 1_000;

/** Host names that are no site's, remembered shortly: the console's own calls ask for no site. */
export class UnknownHosts {
  readonly #until = new Map<string, number>();

  has(host: string, now: number): boolean {
    return (this.#until.get(host) ?? 0) > now;
  }

  note(host: string, now: number): void {
    const [oldest] = this.#until.keys();
    if (oldest !== undefined && this.#until.size >= MOST) this.#until.delete(oldest);
    this.#until.delete(host);
    this.#until.set(host, now + KEPT_MS);
  }
}
