import * as z from 'zod/mini';
import { versionEndpointsOf } from '../../articles/history/version-endpoints.ts';
import { termRef } from '../../posts/post.ts';
import { event } from '../event.ts';
import { EVENT_FIELD_NAMES, eventSnapshot } from './event-version.ts';

export const eventVersionEndpoints = versionEndpointsOf({
  thing: 'event',
  aThing: 'an event',
  area: 'events',
  may: { view: 'event.view', edit: 'event.editOwn' },
  snapshot: eventSnapshot,
  fieldNames: EVENT_FIELD_NAMES,
  restored: z.object({
    event,
    /** Terms and files of that version that no longer exist or are disabled, and so were omitted. */
    leftOut: z.array(termRef),
  }),
});
