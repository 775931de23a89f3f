const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "3 giờ trước" while it is fresh; older ones stay as they were written. */
export function showFreshTimes(): void {
  const lang = document.documentElement.lang;
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto', style: 'long' });
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-since]')) {
    const age = Date.now() - Date.parse(time.dateTime);
    if (!(age >= 0 && age < DAY)) continue;
    time.title = time.textContent;
    time.textContent =
      age < HOUR
        ? format.format(-Math.floor(age / MINUTE), 'minute')
        : format.format(-Math.floor(age / HOUR), 'hour');
  }
}
