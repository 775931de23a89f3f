import * as z from 'zod/mini';
import { contentId, version } from '../../../core/ids.ts';
import { queryInt, queryList } from '../../../core/paging.ts';
import { oneLine } from '../../../core/text.ts';
import { auditFields, personRef } from '../../../vocabulary/audit-fields.ts';
import { day } from '../../../vocabulary/day.ts';
import { instant } from '../../../vocabulary/instant.ts';
import { postState } from '../../posts/workflow/post-states.ts';
import { eventStatus, eventType } from '../event-kinds.ts';
import { eventState } from '../workflow/event-states.ts';

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: 'choice' });

/** What is made about an event. */
export const COVERAGE_KINDS = ['TEXT', 'PHOTO', 'VIDEO'] as const;
export const coverageKind = oneOf(COVERAGE_KINDS);
export type CoverageKind = z.output<typeof coverageKind>;

/** What other areas tell of an event. */
const JOINED_SLOTS = ['TRANSLATION', 'MENU'] as const;
export type JoinedSlot = (typeof JOINED_SLOTS)[number];

/** What a row of the list shows of an event; translations and menus join with their areas. */
export const COVERAGE_SLOTS = [...COVERAGE_KINDS, ...JOINED_SLOTS] as const;
export type CoverageSlot = (typeof COVERAGE_SLOTS)[number];

/** NONE: not needed. OPEN: planned, and nobody does it. */
const SLOT_STATES = ['NONE', 'OPEN', 'ASSIGNED', 'DONE'] as const;
export const slotState = oneOf(SLOT_STATES);
export type SlotState = z.output<typeof slotState>;

export const coverageSlots = z.record(z.enum(COVERAGE_SLOTS), slotState);
export type CoverageSlots = z.output<typeof coverageSlots>;

const userId = z.string({ error: 'type' }).check(z.regex(/^[1-9]\d{0,17}$/, { error: 'pattern' }));

const planned = {
  kind: coverageKind,
  /** What exactly, e.g. "Tường thuật khai mạc". */
  note: z.optional(oneLine({ max: 200 })),
  /** null: nobody yet. Somebody new gets a draft with everything filled. */
  assigneeId: z.optional(z.nullable(userId)),
  dueTime: z.optional(z.nullable(instant)),
  /** The due time stays where it is when the event moves. */
  dueStays: z.optional(z.boolean({ error: 'type' })),
};

export const coverageCreate = z.strictObject({
  eventId: contentId,
  /** The planned day of the date meant; absent: the event as a whole. */
  day: z.optional(day),
  ...planned,
});
export type CoverageCreate = z.output<typeof coverageCreate>;

export const coverageUpdate = z.strictObject({
  id: contentId,
  version,
  ...planned,
  kind: z.optional(coverageKind),
  /** Made, also without a post of its own. */
  isDone: z.optional(z.boolean({ error: 'type' })),
  /** False: the event no longer asks for it, as when it was cancelled. */
  isNeeded: z.optional(z.boolean({ error: 'type' })),
});
export type CoverageUpdate = z.output<typeof coverageUpdate>;

export const coverage = z.object({
  id: z.string(),
  eventId: z.string(),
  day: z.nullable(z.string()),
  kind: coverageKind,
  note: z.string(),
  assignee: z.nullable(personRef),
  dueTime: z.nullable(z.string()),
  dueStays: z.boolean(),
  state: slotState,
  isDone: z.boolean(),
  isNeeded: z.boolean(),
  /** The draft that assigning made. */
  post: z.nullable(z.object({ id: z.string(), title: z.string(), state: postState })),
  ...auditFields,
});
export type Coverage = z.output<typeof coverage>;

/** The most events of one page of a list. */
const MOST_EVENTS = 200;
const dateOfEvent = z
  .string({ error: 'type' })
  .check(z.regex(/^[1-9]\d{0,17}@\d{4}-\d{2}-\d{2}$/, { error: 'pattern' }));
export const slotsQuery = z.strictObject({
  id: queryList(contentId).check(z.maxLength(MOST_EVENTS, { error: 'tooMany' })),
  /** `5@2026-11-27`: the date of a series that is meant; without it all of its dates count. */
  date: z.optional(queryList(dateOfEvent).check(z.maxLength(MOST_EVENTS, { error: 'tooMany' }))),
});

export const eventSlots = z.object({ eventId: z.string(), slots: coverageSlots });
export type EventSlots = z.output<typeof eventSlots>;

/** NOBODY: no coverage is planned or all of it is open. */
const COVERAGE_GAPS = ['NOBODY', 'NO_PHOTO', 'NO_TRANSLATION', 'NO_MENU'] as const;
export const coverageGap = z.enum(COVERAGE_GAPS);
export type CoverageGap = z.output<typeof coverageGap>;

export const BOARD_HOURS = 72;
/** The most events of a board. */
export const BOARD_MOST = 100;
export const boardQuery = z.strictObject({
  hours: z._default(queryInt({ min: 1, max: 336 }), BOARD_HOURS),
});

/** A date of an event within the next hours. */
export const boardEvent = z.object({
  eventId: z.string(),
  day: z.string(),
  title: z.string(),
  eventType,
  startTime: z.string(),
  endTime: z.nullable(z.string()),
  allDay: z.boolean(),
  eventStatus,
  state: eventState,
  placeName: z.string(),
  provinceCode: z.nullable(z.string()),
  /** It is one date of a series: coverage may be planned for it alone. */
  repeats: z.boolean(),
  slots: coverageSlots,
  gaps: z.array(coverageGap),
  coverage: z.array(coverage),
});
export type BoardEvent = z.output<typeof boardEvent>;

export const coverageBoard = z.object({
  items: z.array(boardEvent),
  /** Planned work that nobody does. */
  open: z.number(),
  isCapped: z.boolean(),
});
export type CoverageBoard = z.output<typeof coverageBoard>;
