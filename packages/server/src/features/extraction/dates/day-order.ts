const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const WEEKDAY = new RegExp(`(?<![a-z])(?<name>${WEEKDAYS.join('|')})[a-z]{0,6}[\\s,.|-]*$`);
const AROUND = 25;

/**
 * "11/12/2026" in folded text: the day is first, but where its size or an English weekday before it says that the month
 * is: systems that speak English write "Thu, 11/12/2026".
 */
export function dayAndMonth(
  { first, second, year }: { readonly first: number; readonly second: number; readonly year: number },
  before: string,
): { readonly day: number; readonly month: number } {
  const usual = { day: first, month: second };
  if (first > 12) return usual;
  const other = { day: second, month: first };
  if (second > 12) return other;
  const name = WEEKDAY.exec(before.slice(-AROUND))?.groups?.name ?? '';
  const weekday = WEEKDAYS.indexOf(name);
  const isOther = weekdayOf(usual, year) !== weekday && weekdayOf(other, year) === weekday;
  return isOther ? other : usual;
}

/** From 0 for Sunday. */
const weekdayOf = ({ day, month }: { readonly day: number; readonly month: number }, year: number) =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay();
