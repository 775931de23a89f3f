import * as z from 'zod/mini';
import { PAGE_FIELDS, type PageField, REQUIRED_FIELDS } from '../extraction/template-definition.ts';

/** A day with fewer pages says nothing. */
const LEAST_DAY_PAGES = 5;
/** Days before the last one that it is compared with. */
export const DRIFT_DAYS = 14;
/** A fall by as many points is an alarm. */
const DRIFT_FALL = 0.2;
/** Below this a required field is an alarm whatever it was before. */
const DRIFT_FLOOR = 0.6;

export const drift = z.object({
  field: z.enum(PAGE_FIELDS),
  sourceId: z.string(),
  sourceTitle: z.string(),
  /** Shares of the pages in which the field was found, 0 to 1. */
  from: z.number(),
  to: z.number(),
  /** First day of the fall. */
  since: z.string(),
});
export type Drift = z.output<typeof drift>;

/** What was found in the pages of a source in one day of Việt Nam. */
export interface DayOfPages {
  readonly day: string;
  readonly pages: number;
  readonly filled: Readonly<Partial<Record<PageField, number>>>;
}

/** What is known of a fall that has been reported. */
export type KnownFall = Pick<Drift, 'field' | 'from' | 'since'>;
export type Fall = Pick<Drift, 'field' | 'from' | 'to' | 'since'>;

/**
 * The fields that are found less often than before. The last day with enough pages is compared with the days before
 * it. A fall that is known stays one until the field is found again: its mean before would fall with it.
 */
export function fallsOf(days: readonly DayOfPages[], known: readonly KnownFall[] = []): Fall[] {
  const counted = days
    .filter(({ pages }) => pages >= LEAST_DAY_PAGES)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const last = counted.at(-1);
  if (last === undefined) return [];
  const earliest = dayBefore(last.day, DRIFT_DAYS);
  const before = counted.filter(({ day }) => day < last.day && day >= earliest);
  return PAGE_FIELDS.flatMap((field) => {
    const fall = fallOf(field, { before, last, known: known.find((one) => one.field === field) });
    return fall === undefined ? [] : [fall];
  });
}

interface Compared {
  readonly before: readonly DayOfPages[];
  readonly last: DayOfPages;
  readonly known: KnownFall | undefined;
}

function fallOf(field: PageField, { before, last, known }: Compared): Fall | undefined {
  const to = rateOf(field, [last]);
  const mean = before.length === 0 ? undefined : rateOf(field, before);
  const from = known?.from ?? mean;
  const isRequired = REQUIRED_FIELDS.some((one) => one === field);
  const hasFallen = from !== undefined && from - to >= DRIFT_FALL;
  const isLow = to < DRIFT_FLOOR && (isRequired || (from !== undefined && from >= DRIFT_FLOOR));
  if (!(hasFallen || isLow)) return undefined;
  return { field, from: from ?? to, to, since: known?.since ?? fallBegan(field, from ?? to, before, last) };
}

/** The first of the days, up to the last, that were all lower than before by half of the fall or more. */
function fallBegan(field: PageField, from: number, before: readonly DayOfPages[], last: DayOfPages): string {
  const limit = (from + rateOf(field, [last])) / 2;
  const lastGood = before.findLastIndex((day) => rateOf(field, [day]) > limit);
  return before[lastGood + 1]?.day ?? last.day;
}

/** Share of the pages in which a field was found. */
export function rateOf(field: PageField, days: readonly DayOfPages[]): number {
  const pages = days.reduce((sum, day) => sum + day.pages, 0);
  if (pages === 0) return 0;
  return days.reduce((sum, day) => sum + (day.filled[field] ?? 0), 0) / pages;
}

/** The day so many days before another one. */
export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}
