import * as z from 'zod/mini';

/** Characters nobody types on purpose: zero-width, BOM, soft hyphen, bidi marks and isolates. */
const INVISIBLE = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u206F\uFEFF]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is its purpose.
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/;

export function dropInvisible(value: string): string {
  return value.replace(INVISIBLE, '');
}

export function cleanOneLine(value: string): string {
  return value
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/[\s\u00A0]+/g, ' ')
    .trim();
}

export function cleanLongText(value: string): string {
  return value.normalize('NFC').replace(INVISIBLE, '').replace(/\r\n?/g, '\n').trim();
}

export function countCodePoints(value: string): number {
  let count = 0;
  for (const _ of value) count += 1;
  return count;
}

function acceptable(value: string): boolean {
  return value.isWellFormed() && !CONTROL.test(value);
}

interface Bounds {
  readonly min?: number;
  readonly max: number;
}

/** Limits count code points after NFC. */
function bounded(clean: (value: string) => string, { min = 0, max }: Bounds) {
  return z.pipe(
    z.pipe(
      z.string().check(z.refine(acceptable, { error: 'characters', abort: true })),
      z.transform((value: string) => clean(value)),
    ),
    z.string().check(
      z.refine((value) => countCodePoints(value) >= min, {
        error: min === 1 ? 'required' : 'tooShort',
        params: { min },
      }),
      z.refine((value) => countCodePoints(value) <= max, { error: 'tooLong', params: { max } }),
    ),
  );
}

/** Text of one line: NFC, invisible characters dropped, white space collapsed, trimmed. */
export function oneLine(bounds: Bounds) {
  return bounded(cleanOneLine, bounds);
}

/** Text of several lines: NFC, invisible characters dropped, line ends are \n, trimmed. */
export function longText(bounds: Bounds) {
  return bounded(cleanLongText, bounds);
}
