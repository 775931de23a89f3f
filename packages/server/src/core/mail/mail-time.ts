/** The newsroom's time zone; it has no summer time. */
export const NEWSROOM_ZONE = 'Asia/Ho_Chi_Minh';

const TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: NEWSROOM_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** "17:30 22/11/2026" */
export function formatMailTime(time: Date): string {
  const [day, clock] = TIME.format(time).split(', ');
  return `${clock} ${day}`;
}
