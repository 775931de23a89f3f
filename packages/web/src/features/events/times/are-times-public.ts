import type { Event } from '@toasoan/contract/features/events/event.ts';

/** Readers know when it takes place: from here on only a verb moves it, with a note. */
export function areTimesPublic({ state, details }: Pick<Event, 'state' | 'details'>): boolean {
  return state === 'PUBLISHED' && details.startTime !== null;
}
