import { NEWSROOM_ZONE } from '#server/core/mail/mail-time.ts';

const YEAR = new Intl.DateTimeFormat('en-GB', { timeZone: NEWSROOM_ZONE, year: 'numeric' });

/** The year of a moment in the newsroom's time. */
export function yearOf(time: Date): number {
  return Number(YEAR.format(time));
}
