import * as z from 'zod/mini';
import { randomId, version } from '../../../core/ids.ts';
import { longText } from '../../../core/text.ts';
import { day } from '../../../vocabulary/day.ts';
import { instant } from '../../../vocabulary/instant.ts';
import { webAddress } from '../../../vocabulary/web-address.ts';
import { placeFields, recurrence } from '../event-details.ts';
import { eventStatus } from '../event-kinds.ts';
import { occurrenceScope } from '../verbs/verb-request.ts';

/** Dates are generated for this many years ahead. */
export const YEARS_AHEAD = 10;
/** The most dates of one event. */
export const MAX_OCCURRENCES = 1_000;

/** One date of an event. */
export const occurrence = z.object({
  /** The day by the rule; names it also after it was moved. */
  day: z.string(),
  startTime: z.string(),
  endTime: z.nullable(z.string()),
  /** When it is over, also without an end. */
  overTime: z.string(),
  eventStatus,
  previousStartTime: z.nullable(z.string()),
  /** What readers are told about its change of plan. */
  statusNote: z.string(),
  placeName: z.string(),
  address: z.string(),
  provinceCode: z.nullable(z.string()),
  ward: z.string(),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  onlineUrl: z.string(),
  /** Public, of this date alone. */
  note: z.string(),
  /** Names of what differs from the event. */
  overrides: z.array(z.string()),
});
export type Occurrence = z.output<typeof occurrence>;

/** What one date may have of its own; null: as the event has it again. */
const { mapUrl: _mapUrl, ...place } = placeFields;
export const occurrenceOverride = z.strictObject({
  startTime: z.optional(instant),
  endTime: z.optional(z.nullable(instant)),
  placeName: z.optional(place.placeName),
  address: z.optional(place.address),
  provinceCode: z.optional(place.provinceCode),
  ward: z.optional(place.ward),
  lat: z.optional(place.lat),
  lng: z.optional(place.lng),
  onlineUrl: z.optional(webAddress),
  note: z.optional(longText({ max: 500 })),
});
export type OccurrenceOverride = z.output<typeof occurrenceOverride>;

export const occurrenceEdit = z.strictObject({
  version,
  day,
  scope: occurrenceScope,
  /** Only the keys sent are changed; null gives up everything that these dates have of their own. */
  change: z.nullable(occurrenceOverride),
  editingSession: z.optional(randomId),
});
export type OccurrenceEdit = z.output<typeof occurrenceEdit>;

/** A rule to be tried before it is saved. */
export const occurrencePreviewRequest = z.strictObject({
  startTime: instant,
  endTime: z.optional(z.nullable(instant)),
  allDay: z.boolean({ error: 'type' }),
  recurrence,
});
export type OccurrencePreviewRequest = z.output<typeof occurrencePreviewRequest>;

export const occurrencePreview = z.object({
  items: z.array(
    z.object({ day: z.string(), startTime: z.string(), endTime: z.nullable(z.string()), lunar: z.string() }),
  ),
  /** The rule has more dates than an event may have. */
  isCapped: z.boolean(),
});
export type OccurrencePreview = z.output<typeof occurrencePreview>;
