import * as z from 'zod/mini';
import { MAX_BULK } from '../../../core/bulk.ts';
import { contentId } from '../../../core/ids.ts';
import { pageQuery, queryBoolean, queryList } from '../../../core/paging.ts';
import { oneLine } from '../../../core/text.ts';
import { day } from '../../../vocabulary/day.ts';
import { RECORD_LANGUAGES } from '../../../vocabulary/language.ts';
import { PROVINCE_CODES } from '../../../vocabulary/province-codes.ts';
import { accountId } from '../event-details.ts';
import { attendanceMode, eventStatus, eventType, recurrenceKind } from '../event-kinds.ts';
import { eventState } from '../workflow/event-states.ts';

const EVENT_SORTS = [
  'startTime',
  '-startTime',
  '-updateTime',
  'updateTime',
  '-createTime',
  'title',
  '-title',
] as const;
export const eventSort = z.enum(EVENT_SORTS, { error: 'choice' });
export type EventSort = z.output<typeof eventSort>;

/**
 * Tabs above the list. upcoming, running and ended go by the clock, whatever the state outside the trash; upcoming ends
 * with postponed events, which have no new day. changed: postponed or cancelled. drafts: everything not public.
 */
export const EVENT_VIEWS = [
  'all',
  'upcoming',
  'running',
  'ended',
  'changed',
  'waiting',
  'drafts',
  'trash',
] as const;
export const eventView = z.enum(EVENT_VIEWS, { error: 'choice' });
export type EventView = z.output<typeof eventView>;

/** Filters of a list of events; each matches any of its values. */
export const eventFilters = {
  view: z._default(eventView, 'all'),
  /** In title and place, without diacritics. */
  text: pageQuery.text,
  /** Exactly these states, within the tab. */
  state: z.optional(queryList(eventState)),
  type: z.optional(queryList(eventType)),
  province: z.optional(queryList(z.enum(PROVINCE_CODES, { error: 'choice' }))),
  attendance: z.optional(queryList(attendanceMode)),
  status: z.optional(queryList(eventStatus)),
  recurrence: z.optional(queryList(recurrenceKind)),
  organizerId: z.optional(queryList(accountId)),
  /** A name in the free text of organizers and host bodies, without diacritics. */
  organizer: z.optional(oneLine({ max: 120 })),
  tagId: z.optional(queryList(contentId)),
  categoryId: z.optional(queryList(contentId)),
  lang: z.optional(queryList(z.enum(RECORD_LANGUAGES, { error: 'choice' }))),
  createdBy: z.optional(queryList(contentId)),
  /** With or without a cover. */
  hasPicture: z.optional(queryBoolean),
  /** With or without a point on the map. */
  hasPoint: z.optional(queryBoolean),
  /** Days in Hà Nội that the event touches, both included. */
  from: z.optional(day),
  to: z.optional(day),
  /** Absent: as the tab needs it. */
  sort: z.optional(eventSort),
};

/** Events ticked one by one, within the tab and its filters. */
export const chosenEvents = { ids: z.optional(queryList(contentId, MAX_BULK)) };

export const eventListQuery = z.strictObject({ ...pageQuery, ...eventFilters });
export type EventListQuery = z.output<typeof eventListQuery>;
/** The console opens its list with what is to come. */
export const shownEventsQuery = z.strictObject({
  ...pageQuery,
  ...eventFilters,
  view: z._default(eventView, 'upcoming'),
});

/** A year and the weeks around it. */
const CALENDAR_DAYS = 400;
/** The most dates of one calendar. */
export const CALENDAR_MOST = 5_000;

const { sort: _sort, view: _view, ...calendarFilters } = eventFilters;
/** Every date that touches the days; the trash is left out. */
export const eventCalendarQuery = z
  .strictObject({ ...calendarFilters, from: day, to: day })
  .check(z.refine(({ from, to }) => isShort(from, to), { error: 'tooBig', path: ['to'] }));
export type EventCalendarQuery = z.output<typeof eventCalendarQuery>;

function isShort(from: string, to: string): boolean {
  return from <= to && Date.parse(to) - Date.parse(from) < CALENDAR_DAYS * 86_400_000;
}

/** A date in a calendar: a month has many, so it holds what a bar shows. */
export const eventCalendarItem = z.object({
  eventId: z.string(),
  /** Names the occurrence, also after it was moved. */
  day: z.string(),
  title: z.string(),
  eventType,
  startTime: z.string(),
  endTime: z.nullable(z.string()),
  /** When it is over, also without an end. */
  overTime: z.string(),
  allDay: z.boolean(),
  eventStatus,
  previousStartTime: z.nullable(z.string()),
  /** What readers were told of a change of plan; '' for none. */
  statusNote: z.string(),
  state: eventState,
  repeats: z.boolean(),
  placeName: z.string(),
  provinceCode: z.nullable(z.string()),
  /** Of the event. */
  version: z.number(),
});
export type EventCalendarItem = z.output<typeof eventCalendarItem>;

export const eventCalendar = z.object({ items: z.array(eventCalendarItem), isCapped: z.boolean() });
export type EventCalendar = z.output<typeof eventCalendar>;
