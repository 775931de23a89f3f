import * as z from 'zod/mini';
import { contentId, version } from '../../../core/ids.ts';
import { longText } from '../../../core/text.ts';
import { day } from '../../../vocabulary/day.ts';
import { instant } from '../../../vocabulary/instant.ts';
import { webAddress } from '../../../vocabulary/web-address.ts';

/** Which dates of a series are meant. An event that does not repeat has only ALL. */
export const OCCURRENCE_SCOPES = ['THIS', 'FOLLOWING', 'ALL'] as const;
export const occurrenceScope = z.enum(OCCURRENCE_SCOPES, { error: 'choice' });
export type OccurrenceScope = z.output<typeof occurrenceScope>;

/** What readers are told, shown beside the date. */
const publicNote = longText({ min: 5, max: 500 });

const shared = {
  version,
  note: publicNote,
  /** Absent: ALL. */
  scope: z.optional(occurrenceScope),
  /** The planned day of the occurrence; required for THIS and FOLLOWING. */
  day: z.optional(day),
  /** False: nobody is notified. */
  notifies: z.optional(z.boolean({ error: 'type' })),
};

export const EVENT_VERBS = ['postpone', 'reschedule', 'cancel', 'moveOnline', 'takeBack'] as const;
export type EventVerb = (typeof EVENT_VERBS)[number];

/** A change of plan of a published event; each keeps what was planned before. */
export const eventVerbRequest = z.discriminatedUnion('verb', [
  z.strictObject({ verb: z.literal('postpone'), ...shared }),
  z.strictObject({
    verb: z.literal('reschedule'),
    ...shared,
    startTime: instant,
    /** Absent: as long as before. */
    endTime: z.optional(z.nullable(instant)),
  }),
  z.strictObject({ verb: z.literal('cancel'), ...shared }),
  z.strictObject({ verb: z.literal('moveOnline'), ...shared, onlineUrl: webAddress }),
  /** Undoes a change of plan that no later one has overtaken: everything is again as it was before. */
  z.strictObject({
    verb: z.literal('takeBack'),
    version,
    note: publicNote,
    changeId: contentId,
    notifies: shared.notifies,
  }),
]);
export type EventVerbRequest = z.output<typeof eventVerbRequest>;
