import * as z from 'zod/mini';
import { contentId } from '../../../core/ids.ts';
import { oneLine } from '../../../core/text.ts';
import { personRef } from '../../../vocabulary/audit-fields.ts';
import { chosenEvents, eventFilters } from '../list/event-list.ts';

/** The most events of one file, written or read. */
export const ICS_MOST = 1_000;
/** Bytes of a file to import: a calendar of 1,000 events with long descriptions. */
export const ICS_BYTES = 1024 * 1024;

/** A calendar file as text: the console saves it. */
export const icsFile = z.object({
  name: z.string(),
  text: z.string(),
  events: z.number(),
  isCapped: z.boolean(),
});

const { sort: _sort, ...filters } = eventFilters;
/** What a file holds: a tab of the list with its filters, or what is ticked in it. */
export const icsFilters = { ...filters, ...chosenEvents };

const { from: _from, to: _to, hasPicture: _picture, hasPoint: _point, view: _view, ...lasting } = filters;
/** A feed goes with the time, so it has neither days nor a tab. */
export const feedFilters = z.strictObject(lasting);
export type FeedFilters = z.output<typeof feedFilters>;

/** The most feeds of a project that are in use. */
export const MAX_FEEDS = 50;

export const feedCreate = z.strictObject({ name: oneLine({ min: 1, max: 80 }), filters: feedFilters });
export type FeedCreate = z.output<typeof feedCreate>;

/** A calendar that programs subscribe to, under an address that only its owner was told. */
export const eventFeed = z.object({
  id: z.string(),
  name: z.string(),
  filters: z.record(z.string(), z.unknown()),
  owner: personRef,
  createTime: z.string(),
  /** When its address was given last. */
  renewTime: z.string(),
  lastReadTime: z.nullable(z.string()),
  reads: z.number(),
});
export type EventFeed = z.output<typeof eventFeed>;

/** Shown once: only a hash of the secret is kept. */
export const feedWithAddress = z.object({ ...eventFeed.shape, address: z.optional(z.string()) });

const file = z
  .string({ error: 'type' })
  .check(z.minLength(1, { error: 'required' }), z.maxLength(ICS_BYTES, { error: 'tooLong' }));
const uid = z.string({ error: 'type' }).check(z.minLength(1), z.maxLength(500, { error: 'tooLong' }));

export const icsPreviewRequest = z.strictObject({ text: file });
export const icsImportRequest = z.strictObject({
  text: file,
  /** The events wanted, by their identifiers in the file. */
  uids: z
    .array(uid, { error: 'type' })
    .check(z.minLength(1, { error: 'tooFew' }), z.maxLength(ICS_MOST, { error: 'tooMany' })),
});

/** NEW: becomes a draft. KNOWN: was imported before, or comes from here. REFUSED: cannot become an event. */
const ICS_FATES = ['NEW', 'KNOWN', 'REFUSED'] as const;

/** One event of a file, as it would become. */
export const icsEvent = z.object({
  uid: z.string(),
  title: z.string(),
  startTime: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  allDay: z.boolean(),
  placeName: z.string(),
  repeats: z.boolean(),
  /** Single dates that differ, and those that are cancelled. */
  changed: z.number(),
  cancelled: z.number(),
  fate: z.enum(ICS_FATES),
  /** Of a known one. */
  eventId: z.nullable(z.string()),
  /** What stops it or is lost, in the language of the caller. */
  remarks: z.array(z.string()),
});
export type IcsEvent = z.output<typeof icsEvent>;

export const icsPreview = z.object({ items: z.array(icsEvent), isCapped: z.boolean() });
export const icsImported = z.object({
  created: z.array(z.object({ uid: z.string(), eventId: contentId })),
  skipped: z.number(),
});
