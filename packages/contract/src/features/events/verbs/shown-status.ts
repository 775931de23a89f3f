import type { EventStatus } from '../event-kinds.ts';

/** The status as people read it: with what the clock adds. */
export type ShownStatus = EventStatus | 'ONGOING' | 'ENDED';

interface Timed {
  readonly eventStatus: EventStatus;
  readonly startTime: string | null;
  /** With `endTime` null it is over at `overTime`, the end of its first day. */
  readonly overTime: string | null;
}

/** Postponed and cancelled events neither run nor end; all others do, by the clock. */
export function shownStatus({ eventStatus, startTime, overTime }: Timed, now: number): ShownStatus {
  if (eventStatus === 'POSTPONED' || eventStatus === 'CANCELLED' || startTime === null) return eventStatus;
  if (overTime !== null && Date.parse(overTime) < now) return 'ENDED';
  return Date.parse(startTime) <= now ? 'ONGOING' : eventStatus;
}
