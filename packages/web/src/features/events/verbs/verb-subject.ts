import type { EventStatus } from '@toasoan/contract/features/events/event-kinds.ts';
import type { EventVerb } from '@toasoan/contract/features/events/verbs/verb-request.ts';

/** One date of an event whose plan changes. */
export interface VerbSubject {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  /** Names the occurrence; null: the day is not known yet. */
  readonly day: string | null;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly allDay: boolean;
  readonly placeName: string;
  readonly repeats: boolean;
}

/** A change of plan that is asked about; taking one back belongs to the page of the event. */
export type AskedVerb = Exclude<EventVerb, 'takeBack'>;

export const STATUS_AFTER: Readonly<Record<AskedVerb, EventStatus>> = {
  postpone: 'POSTPONED',
  reschedule: 'RESCHEDULED',
  cancel: 'CANCELLED',
  moveOnline: 'MOVED_ONLINE',
};
