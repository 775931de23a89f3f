import type { ImageRefused } from '#server/core/images/image-work.ts';

const KEPT_MS = 10 * 60 * 1000;
const MOST = 1_000;

/** What could not be made is not tried again for a while: each try may take all the time a picture has. */
export class RefusedPictures {
  readonly #known = new Map<string, { readonly error: ImageRefused; readonly until: number }>();

  add(name: string, error: ImageRefused): void {
    const oldest = this.#known.keys().next();
    if (this.#known.size >= MOST && oldest.value !== undefined) this.#known.delete(oldest.value);
    this.#known.set(name, { error, until: performance.now() + KEPT_MS });
  }

  /** @throws what it was refused with. */
  check(name: string): void {
    const found = this.#known.get(name);
    if (found === undefined) return;
    if (found.until > performance.now()) throw found.error;
    this.#known.delete(name);
  }
}
