import * as z from 'zod/mini';
import { foldVietnamese } from './fold-vietnamese.ts';

export const MAX_SLUG = 200;
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const slug = z
  .string({ error: 'type' })
  .check(
    z.minLength(1, { error: 'required' }),
    z.maxLength(MAX_SLUG, { error: 'tooLong' }),
    z.regex(SLUG_PATTERN, { error: 'pattern' }),
  );

/** Latin letters that NFD does not decompose, seen in names; everything else outside a–z and 0–9 separates. */
const LATIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', þ: 'th' };

/**
 * The slug of a title, '' if nothing remains (the caller then uses its own "{kind}-{id}"). "R&D" → "r-va-d", "100%" →
 * "100", "Ea H’leo" → "ea-h-leo".
 */
export function slugOf(title: string): string {
  const plain = foldVietnamese(title)
    .replace(/[ßæœøłþ]/g, (letter) => LATIN[letter] ?? '')
    .replace(/&/g, ' va ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (plain.length <= MAX_SLUG) return plain;
  const cut = plain.slice(0, MAX_SLUG + 1).lastIndexOf('-');
  return cut > 0 ? plain.slice(0, cut) : plain.slice(0, MAX_SLUG);
}

/** The n-th attempt for a slug that is taken: "hoa-binh", "hoa-binh-2", "hoa-binh-3" … */
export function numberedSlug(base: string, attempt: number): string {
  if (attempt <= 1) return base;
  const suffix = `-${attempt}`;
  return `${base.slice(0, MAX_SLUG - suffix.length).replace(/-+$/, '')}${suffix}`;
}
