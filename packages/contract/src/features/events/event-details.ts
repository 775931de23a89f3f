import * as z from 'zod/mini';
import { contentId } from '../../core/ids.ts';
import { longText, oneLine } from '../../core/text.ts';
import { instant } from '../../vocabulary/instant.ts';
import { RECORD_LANGUAGES } from '../../vocabulary/language.ts';
import { PROVINCE_CODES } from '../../vocabulary/province-codes.ts';
import { webAddress } from '../../vocabulary/web-address.ts';
import { galleryEntry, MAX_GALLERY, postCover } from '../posts/media/post-media.ts';
import { contactEmail, contactPhone } from './contact.ts';
import {
  attendanceMode,
  eventType,
  HOST_PARTS,
  type HostPart,
  recurrenceKind,
  ticketType,
} from './event-kinds.ts';

const MAX_RELATED_POSTS = 20;
const MAX_PEOPLE = 50;
const MAX_BODIES = 20;
const MAX_PROGRAMME = 500;
const MAX_RULE = 500;

const yesOrNo = z.boolean({ error: 'type' });

function listOf<Item extends z.ZodMiniType>(item: Item, max: number) {
  return z.array(item, { error: 'type' }).check(z.maxLength(max, { error: 'tooMany' }));
}

function numberBetween(min: number, max: number) {
  return z
    .number({ error: 'type' })
    .check(z.gte(min, { error: 'tooSmall' }), z.lte(max, { error: 'tooBig' }));
}

const wholeBetween = (min: number, max: number) => numberBetween(min, max).check(z.int({ error: 'type' }));

/** An account: organizers and performers are people and bodies of `manager_user`. */
export const accountId = contentId;

const ruleText = z
  .string({ error: 'type' })
  .check(z.maxLength(MAX_RULE, { error: 'tooLong' }), z.regex(/^[A-Z0-9=;,:+-]*$/, { error: 'pattern' }));

/** `rule`: as in RFC 5545, without "RRULE:", for CUSTOM only; otherwise ''. */
export const recurrence = z.strictObject({ kind: recurrenceKind, rule: ruleText });
export type Recurrence = z.output<typeof recurrence>;

const body = oneLine({ min: 1, max: 200 });
const bodies = listOf(body, MAX_BODIES);
const hostBodies = z.strictObject(
  Object.fromEntries(HOST_PARTS.map((part) => [part, bodies])) as Record<HostPart, typeof bodies>,
);

/** One item of the programme, by its time. */
const programmeItem = z.strictObject({
  /** Identifies it within the list; created by the writer. */
  id: z.string({ error: 'type' }).check(z.regex(/^[A-Za-z0-9_-]{4,40}$/, { error: 'pattern' })),
  time: instant,
  title: oneLine({ max: 200 }),
  text: longText({ max: 2_000 }),
  placeName: oneLine({ max: 200 }),
});
export type ProgrammeItem = z.output<typeof programmeItem>;

/** Where something takes place. */
export const placeFields = {
  placeName: oneLine({ max: 200 }),
  address: oneLine({ max: 300 }),
  provinceCode: z.nullable(z.enum(PROVINCE_CODES, { error: 'choice' })),
  /** Commune, ward or special zone. */
  ward: oneLine({ max: 120 }),
  lat: z.nullable(numberBetween(-90, 90)),
  lng: z.nullable(numberBetween(-180, 180)),
  /** The map link that the coordinates were taken from. */
  mapUrl: webAddress,
};

/** The facts of an event beside its text and its terms. */
const fields = {
  eventType,
  lang: z.enum(RECORD_LANGUAGES, { error: 'choice' }),
  /** null: the day is not known yet. */
  startTime: z.nullable(instant),
  /** null: no end is known; it counts as over at the end of its first day. */
  endTime: z.nullable(instant),
  /** Whole days in Hà Nội: stored from the first moment of the first to the last millisecond of the last one. */
  allDay: yesOrNo,
  /** As announced, e.g. "mùng 10 tháng 3 âm lịch". */
  lunarDate: oneLine({ max: 60 }),
  recurrence,
  attendanceMode,
  ...placeFields,
  onlineUrl: webAddress,
  livestreamUrl: webAddress,
  organizerIds: listOf(accountId, MAX_PEOPLE),
  organizerText: oneLine({ max: 300 }),
  hostBodies,
  performerIds: listOf(accountId, MAX_PEOPLE),
  performerText: oneLine({ max: 500 }),
  ticketType,
  /** In đồng. */
  price: z.nullable(wholeBetween(0, 1_000_000_000)),
  ticketUrl: webAddress,
  registerUrl: webAddress,
  registerDeadline: z.nullable(instant),
  capacity: z.nullable(wholeBetween(1, 10_000_000)),
  contactName: oneLine({ max: 120 }),
  contactPhone,
  contactEmail,
  programme: listOf(programmeItem, MAX_PROGRAMME),
  /** In display order. */
  relatedPostIds: listOf(contentId, MAX_RELATED_POSTS),
  cover: z.nullable(postCover),
  gallery: listOf(galleryEntry, MAX_GALLERY),
  /** Shown by social networks instead of the cover. */
  ogImageId: z.nullable(contentId),
  canonicalUrl: webAddress,
  noindex: yesOrNo,
  /** Never public. */
  internalNote: longText({ max: 2_000 }),
};

const whole = z.strictObject(fields);
export type EventDetails = z.output<typeof whole>;
export type EventDetailName = keyof EventDetails;
/** Each of them may be omitted from a draft. */
export const eventDetailFields = z.partial(whole).shape;
export const eventDetailNames = Object.keys(fields) as readonly EventDetailName[];

/** The default details of an event. */
export const PLAIN_EVENT_DETAILS: EventDetails = {
  eventType: 'OTHER',
  lang: 'vi',
  startTime: null,
  endTime: null,
  allDay: false,
  lunarDate: '',
  recurrence: { kind: 'NONE', rule: '' },
  attendanceMode: 'OFFLINE',
  placeName: '',
  address: '',
  provinceCode: null,
  ward: '',
  lat: null,
  lng: null,
  mapUrl: '',
  onlineUrl: '',
  livestreamUrl: '',
  organizerIds: [],
  organizerText: '',
  hostBodies: { directed: [], led: [], coOrganized: [], patrons: [], sponsors: [] },
  performerIds: [],
  performerText: '',
  ticketType: 'FREE',
  price: null,
  ticketUrl: '',
  registerUrl: '',
  registerDeadline: null,
  capacity: null,
  contactName: '',
  contactPhone: '',
  contactEmail: '',
  programme: [],
  relatedPostIds: [],
  cover: null,
  gallery: [],
  ogImageId: null,
  canonicalUrl: '',
  noindex: false,
  internalNote: '',
};

/** The details among the keys of a draft or a row, over `base`. */
export function pickEventDetails(
  from: Partial<Readonly<Record<EventDetailName, unknown>>>,
  base: EventDetails = PLAIN_EVENT_DETAILS,
): EventDetails {
  const picked = eventDetailNames.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]]));
  return { ...base, ...Object.fromEntries(picked) };
}

/** As output: checked when they were written. */
export const storedEventDetails = z.custom<EventDetails>(
  (value) => typeof value === 'object' && value !== null,
);
