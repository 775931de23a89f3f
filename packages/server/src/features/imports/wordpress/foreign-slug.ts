import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { MAX_SLUG, SLUG_PATTERN, slugOf } from '@toasoan/contract/vocabulary/slug.ts';

const TRASHED = /__trashed(?:-\d+)?$/;
/** Letters that a slug of ours cannot hold, once folded. */
const FOREIGN_LETTER = /[^\P{L}a-zßæœøłþ]/u;
const LETTER = /[a-z]/;

/** What WordPress keeps percent-encoded, as people read it. */
export function readableSlug(written: string): string {
  try {
    return decodeURIComponent(written).replace(TRASHED, '');
  } catch {
    return written.replace(TRASHED, '');
  }
}

/**
 * A slug of ours for one of WordPress. Of letters that are not Latin nothing would be left ("επίπεδο-2" → "2"),
 * so the title's Latin words come first then, and `fallback` where there are none.
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
