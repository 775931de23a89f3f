import { numberedSlug } from '@toasoan/contract/vocabulary/slug.ts';

/** Slugs of posts: those in use, and those that this run has assigned. */
export class SlugBook {
  readonly #isInUse: (slug: string) => Promise<boolean>;
  readonly #given = new Set<string>();

  constructor(isInUse: (slug: string) => Promise<boolean>) {
    this.#isInUse = isInUse;
  }

  /** The first of "base", "base-2", "base-3" … that is free. */
  async take(base: string): Promise<string> {
    for (let attempt = 1; ; attempt += 1) {
      const candidate = numberedSlug(base, attempt);
      if (this.#given.has(candidate) || (await this.#isInUse(candidate))) continue;
      this.#given.add(candidate);
      return candidate;
    }
  }
}

/** The first of "base", "base-2", "base-3" … that `isTaken` does not know. */
export function freeSlug(base: string, isTaken: (slug: string) => boolean): string {
  for (let attempt = 1; ; attempt += 1) {
    const candidate = numberedSlug(base, attempt);
    if (!isTaken(candidate)) return candidate;
  }
}
