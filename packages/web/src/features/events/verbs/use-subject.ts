import type { Event } from '@toasoan/contract/features/events/event.ts';
import { useComingDates } from '../recurrence/use-coming-dates.ts';
import type { VerbSubject } from './verb-subject.ts';

/** What a change of plan of the event begins with: its only date, or the next one of a series. */
export function useSubject(event: Event): VerbSubject {
  const { id, version, title, details, recurrenceKind } = event;
  const { startTime, endTime, allDay, placeName } = details;
  const dates = useComingDates(event)?.items;
  const next = dates?.find(({ eventStatus }) => eventStatus !== 'CANCELLED');
  const whole = { id, version, title, startTime, endTime, allDay, placeName };
  if (recurrenceKind === 'NONE' || next === undefined) return { ...whole, day: null, repeats: false };
  const { day, startTime: start, endTime: end, placeName: place } = next;
  return { ...whole, day, startTime: start, endTime: end, placeName: place, repeats: true };
}
