import { articleLockEndpoints } from '../../articles/lock/lock-endpoints.ts';
import { EVENT_AUTOSAVE_NAMES } from '../editing/autosave.ts';
import { eventDraft, storedEventDraft } from '../event.ts';
import { eventState } from '../workflow/event-states.ts';

export const eventLockEndpoints = articleLockEndpoints({
  thing: 'event',
  aThing: 'an event',
  area: 'events',
  may: { view: 'event.view', edit: 'event.editOwn' },
  state: eventState,
  draft: eventDraft,
  storedDraft: storedEventDraft,
  names: EVENT_AUTOSAVE_NAMES,
});
