import { addDays, type Day } from '#web/ui/dates/days.ts';

/** Days ahead that a map shows when none are chosen. */
const AHEAD = 30;
/** The most that the calendar's call answers. */
const MOST_DAYS = 399;

/** The days of a map: those of the list's filter, else the next ones. Both included. */
export function mapDays(
  { from, to }: { readonly from?: Day | undefined; readonly to?: Day | undefined },
  today: Day,
): { readonly from: Day; readonly to: Day } {
  const first = from ?? (to !== undefined && to < today ? addDays(to, -AHEAD) : today);
  const last = to === undefined || to < first ? addDays(first, AHEAD) : to;
  const furthest = addDays(first, MOST_DAYS);
  if (last > furthest) return { from: first, to: furthest };
  return { from: first, to: last };
}
