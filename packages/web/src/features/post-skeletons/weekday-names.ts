import { useTranslation } from 'react-i18next';

/** Of the week, as ISO counts it. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;
/** From so many in a row on, the first and the last stand for all. */
const RUN = 3;

/** The name of a day of the week in the language of the console. */
export function useWeekdayName(): (day: number) => string {
  return useNames('long');
}

/** Days of the week in few letters: T2–T6, CN. */
export function useWeekdaySpans(): (days: readonly number[]) => string {
  const { i18n } = useTranslation();
  // Vietnamese has short names of two letters; one letter would not do in other languages.
  const nameOf = useNames(i18n.language === 'vi' ? 'narrow' : 'short');
  return (days) =>
    runsOf(days)
      .flatMap((run) =>
        run.length < RUN ? run.map(nameOf) : [`${nameOf(run[0] ?? 1)}–${nameOf(run.at(-1) ?? 1)}`],
      )
      .join(', ');
}

function useNames(weekday: 'long' | 'short' | 'narrow'): (day: number) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language, { weekday, timeZone: 'UTC' });
  return (day) => format.format(MONDAY + (day - 1) * DAY_MS);
}

function runsOf(days: readonly number[]): number[][] {
  return days.reduce<number[][]>((runs, day) => {
    const last = runs.at(-1);
    if (last !== undefined && last.at(-1) === day - 1) last.push(day);
    else runs.push([day]);
    return runs;
  }, []);
}
