import * as z from 'zod/mini';
import { attendanceMode, eventStatus, eventType, ticketType } from '../events/event-kinds.ts';
import { aroundPage, besidePage } from './page-around.ts';
import { cardCategory, postCard } from './post-card.ts';
import {
  pageHead,
  pageLink,
  pageOrMoved,
  shownPicture,
  siteLanguage,
  translatedFields,
} from './public-fields.ts';

/** Where a date of an event is held. */
const placeFields = {
  placeName: z.string(),
  address: z.string(),
  ward: z.string(),
  provinceCode: z.nullable(z.string()),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  onlineUrl: z.string(),
};

/** One date of an event. */
export const eventDate = z.object({
  day: z.string(),
  startTime: z.string(),
  endTime: z.nullable(z.string()),
  /** When it is over, also without an end. */
  overTime: z.string(),
  eventStatus,
  previousStartTime: z.nullable(z.string()),
  statusNote: z.string(),
  ...placeFields,
  note: z.string(),
});
export type EventDate = z.output<typeof eventDate>;

/** An event in lists, by one of its dates. */
export const eventCard = z.object({
  id: z.string(),
  path: z.string(),
  title: z.string(),
  excerpt: z.string(),
  lang: z.string(),
  eventType,
  attendanceMode,
  cover: z.nullable(shownPicture),
  startTime: z.string(),
  endTime: z.nullable(z.string()),
  overTime: z.string(),
  allDay: z.boolean(),
  lunarDate: z.string(),
  eventStatus,
  placeName: z.string(),
  provinceCode: z.nullable(z.string()),
});
export type EventCard = z.output<typeof eventCard>;

/** Absent: what is ahead, the next first. */
export const eventListQuery = z.strictObject({
  month: z.optional(
    z.string({ error: 'type' }).check(z.regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, { error: 'pattern' })),
  ),
  lang: siteLanguage,
});

export const eventList = z.object({
  /** The asked month; null for what is ahead. */
  month: z.nullable(z.string()),
  items: z.array(eventCard),
  ...besidePage,
});

/** An event on its own page. */
export const publicEvent = z.object({
  id: z.string(),
  path: z.string(),
  slug: z.string(),
  lang: z.string(),
  ...translatedFields,
  title: z.string(),
  excerpt: z.string(),
  contentHtml: z.string(),
  eventType,
  attendanceMode,
  /** Null: the day is not known yet. */
  startTime: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  overTime: z.nullable(z.string()),
  allDay: z.boolean(),
  lunarDate: z.string(),
  eventStatus,
  previousStartTime: z.nullable(z.string()),
  statusNote: z.string(),
  ...placeFields,
  mapUrl: z.string(),
  livestreamUrl: z.string(),
  /** Dates from now on, at most 50; also the only one. */
  dates: z.array(eventDate),
  organizers: z.array(z.string()),
  performers: z.array(z.string()),
  hostBodies: z.object({
    directed: z.array(z.string()),
    led: z.array(z.string()),
    coOrganized: z.array(z.string()),
    patrons: z.array(z.string()),
    sponsors: z.array(z.string()),
  }),
  ticketType,
  price: z.nullable(z.number()),
  ticketUrl: z.string(),
  registerUrl: z.string(),
  registerDeadline: z.nullable(z.string()),
  capacity: z.nullable(z.number()),
  contact: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
  programme: z.array(
    z.object({
      id: z.string(),
      time: z.string(),
      title: z.string(),
      text: z.string(),
      placeName: z.string(),
    }),
  ),
  categories: z.array(cardCategory),
  tags: z.array(pageLink),
  cover: z.nullable(shownPicture),
  gallery: z.array(shownPicture),
  /** Chosen posts, then those that name it. */
  posts: z.array(postCard),
  ...aroundPage,
  comments: z.object({ target: z.string(), areAllowed: z.nullable(z.boolean()) }),
  head: pageHead,
});
export type PublicEvent = z.output<typeof publicEvent>;
export const eventAnswer = pageOrMoved(publicEvent);
