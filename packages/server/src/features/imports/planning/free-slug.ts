import { numberedSlug } from '@toasoan/contract/vocabulary/slug.ts';

/** The first of "base", "base-2", "base-3" … that `isTaken` does not know. */
export function freeSlug(base: string, isTaken: (slug: string) => boolean): string {
  for (let attempt = 1; ; attempt += 1) {
    const candidate = numberedSlug(base, attempt);
    if (!isTaken(candidate)) return candidate;
  }
}
