/** Newspapers of Vietnam go by its clock. */
const TIME_ZONE = 'Asia/Ho_Chi_Minh';
const TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeZone: TIME_ZONE });

/** DD/MM/YYYY HH:mm, whatever the language. */
export function showTime(time: Date): string {
  return TIME.format(time).replace(',', '');
}

export function showDay(time: Date): string {
  return DAY.format(time);
}
