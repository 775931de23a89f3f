import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { MAX_SLUG, SLUG_PATTERN, slugOf } from '@toasoan/contract/vocabulary/slug.ts';

const TRASHED = /__trashed(?:-\d+)?$/;
/** Letters that a slug cannot hold, after folding. */
const FOREIGN_LETTER = /[^\P{L}a-zßæœøłþ]/u;
const LETTER = /[a-z]/;

/** WordPress's percent-encoded slugs, decoded. */
export function readableSlug(written: string): string {
  try {
    return decodeURIComponent(written).replace(TRASHED, '');
  } catch {
    return written.replace(TRASHED, '');
  }
}

/**
 * A valid slug for one of WordPress. Without Latin letters nothing would be left ("επίπεδο-2" → "2"), so the
 * title's Latin words come first then, and `fallback` where there are none.
 */
export function slugFrom(written: string, title: string, fallback: string): string {
  const readable = readableSlug(written);
  if (SLUG_PATTERN.test(readable) && readable.length <= MAX_SLUG) return readable;
  const kept = slugOf(readable);
  if (kept !== '' && !FOREIGN_LETTER.test(foldVietnamese(readable))) return kept;
  const titleKept = slugOf(title);
  if (titleKept !== '' && (LETTER.test(titleKept) || !FOREIGN_LETTER.test(foldVietnamese(title))))
    return titleKept;
  return LETTER.test(kept) ? kept : fallback;
}
