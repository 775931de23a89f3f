import * as z from 'zod/mini';
import { wholeNumber, year } from './profile-parts.ts';

export const DATE_PRECISIONS = ['DAY', 'MONTH', 'YEAR', 'CIRCA'] as const;
export type DatePrecision = (typeof DATE_PRECISIONS)[number];

/** A date of a life, as exactly as it is known: nobody has to make up a day. CIRCA: about that year. */
export const uncertainDate = z
  .strictObject({
    precision: z.enum(DATE_PRECISIONS, { error: 'choice' }),
    year,
    month: z.nullable(wholeNumber(1, 12)),
    day: z.nullable(wholeNumber(1, 31)),
  })
  .check(
    z.refine(({ precision, month }) => (month !== null) === (precision === 'DAY' || precision === 'MONTH'), {
      error: 'pattern',
      path: ['month'],
    }),
    z.refine(({ precision, day }) => (day !== null) === (precision === 'DAY'), {
      error: 'pattern',
      path: ['day'],
    }),
    z.refine(
      (date) => date.month === null || date.day === null || date.day <= daysIn(date.year, date.month),
      {
        error: 'pattern',
        path: ['day'],
      },
    ),
  );
export type UncertainDate = z.output<typeof uncertainDate>;

function daysIn(ofYear: number, month: number): number {
  if (month === 2) return isLeap(ofYear) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeap(ofYear: number): boolean {
  return (ofYear % 4 === 0 && ofYear % 100 !== 0) || ofYear % 400 === 0;
}

/** True only if the first is certainly later: of two dates in one year without months nobody knows. */
export function isCertainlyAfter(one: UncertainDate, other: UncertainDate): boolean {
  const parts = (date: UncertainDate) => [date.year, date.month, date.day];
  const [left, right] = [parts(one), parts(other)];
  // "About 1820" may be a few years off.
  const isRough = one.precision === 'CIRCA' || other.precision === 'CIRCA';
  if (isRough) return one.year - other.year > 10;
  for (const [index, part] of left.entries()) {
    const against = right[index] ?? null;
    if (part === null || part === undefined || against === null) return false;
    if (part !== against) return part > against;
  }
  return false;
}

/** "16/09/1820", "09/1820", "1820", "khoảng 1820"; years before Christ as "208 TCN". */
export function wordsOfDate(
  date: UncertainDate,
  words: { readonly circa: string; readonly bc: string },
): string {
  const ofYear = date.year < 0 ? `${-date.year} ${words.bc}` : String(date.year);
  const two = (part: number | null) => String(part ?? 0).padStart(2, '0');
  if (date.precision === 'DAY') return `${two(date.day)}/${two(date.month)}/${ofYear}`;
  if (date.precision === 'MONTH') return `${two(date.month)}/${ofYear}`;
  return date.precision === 'CIRCA' ? `${words.circa} ${ofYear}` : ofYear;
}

const TYPED: Readonly<Record<DatePrecision, RegExp>> = {
  DAY: /^(\d{1,2})[/.-](\d{1,2})[/.-](-?\d{1,4})$/,
  MONTH: /^(\d{1,2})[/.-](-?\d{1,4})$/,
  YEAR: /^(-?\d{1,4})$/,
  CIRCA: /^(-?\d{1,4})$/,
};

/** What somebody typed at a precision; undefined if it is no such date. */
export function dateOfText(text: string, precision: DatePrecision): UncertainDate | undefined {
  const match = TYPED[precision].exec(text.trim());
  if (match === null) return undefined;
  const parts = match.slice(1).map(Number);
  const date = {
    precision,
    year: parts.at(-1) ?? 0,
    month: parts.at(-2) ?? null,
    day: parts.at(-3) ?? null,
  };
  const checked = uncertainDate.safeParse(date);
  return checked.success ? checked.data : undefined;
}
