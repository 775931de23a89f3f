import type { Event } from '@toasoan/contract/features/events/event.ts';
import type { EventStatus } from '@toasoan/contract/features/events/event-kinds.ts';
import { useComingDates } from '../recurrence/use-coming-dates.ts';
import type { VerbSubject } from './verb-subject.ts';

interface NextDate extends VerbSubject {
  readonly eventStatus: EventStatus;
  readonly overTime: string | null;
  /** What readers are told about its change of plan. */
  readonly statusNote: string;
}

/** The date that matters now, and with which a change of plan begins: the only one, or the next of a series. */
export function useSubject(event: Event): NextDate {
  const { id, version, title, details, recurrenceKind, eventStatus, overTime, statusNote } = event;
  const { startTime, endTime, allDay, placeName } = details;
  const dates = useComingDates(event)?.items;
  const next = dates?.find(({ eventStatus }) => eventStatus !== 'CANCELLED');
  const whole = {
    ...{ id, version, title, startTime, endTime, allDay, placeName },
    ...{ eventStatus, overTime, statusNote },
  };
  if (recurrenceKind === 'NONE' || next === undefined) return { ...whole, day: null, repeats: false };
  return { ...next, id, version, title, allDay, repeats: true };
}
