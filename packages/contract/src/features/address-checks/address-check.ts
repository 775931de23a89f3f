import * as z from 'zod/mini';
import { instant } from '../../vocabulary/instant.ts';
import { display } from '../display-modes/display.ts';

export const DEVICES = ['DESKTOP', 'MOBILE'] as const;
export type CheckedDevice = (typeof DEVICES)[number];

/** What an address may open. */
const PAGE_KINDS = [
  'home',
  'search',
  'events',
  'post',
  'category',
  'tag',
  'author',
  'event',
  'figure',
  'destination',
  'contests',
  'contest',
  'contestEntry',
  'contestJury',
  'contestWorks',
  'contestWork',
  'contestResults',
  'page',
] as const;
const pageKind = z.enum(PAGE_KINDS);
export type CheckedPageKind = z.output<typeof pageKind>;

/** MOVED: its readers are led on. GONE: it was public once. */
const PAGE_STATES = ['OPEN', 'MOVED', 'GONE', 'NOT_FOUND'] as const;
const pageState = z.enum(PAGE_STATES);
export type CheckedPageState = z.output<typeof pageState>;

/** What a page is made of, apart from itself. */
const PARTS = ['layout', 'menu', 'sidebar', 'footer'] as const;
export type CheckedPart = (typeof PARTS)[number];

/**
 * Why a record is not shown: the four of `resolveDisplay`, switched off (DISABLED), never published, of another
 * language, or of another kind of device.
 */
const LOSSES = [
  'OFF',
  'OTHER_PLACE',
  'LESS_SPECIFIC',
  'LATER',
  'DISABLED',
  'UNPUBLISHED',
  'OTHER_LANGUAGE',
  'OTHER_DEVICE',
] as const;
const loss = z.enum(LOSSES);
export type CheckedLoss = z.output<typeof loss>;

const checkedRecord = z.object({ id: z.string(), title: z.string(), display });
export type CheckedRecord = z.output<typeof checkedRecord>;

const partCheck = z.object({
  part: z.enum(PARTS),
  /** The position of a menu, the side of a sidebar; '' for parts that a page has once. */
  slot: z.string(),
  /** null: the site makes its own, or shows nothing there. */
  shown: z.nullable(checkedRecord),
  others: z.array(z.object({ ...checkedRecord.shape, loss })),
});
export type PartCheck = z.output<typeof partCheck>;

export const addressCheck = z.object({
  path: z.string(),
  language: z.string(),
  /** null: no page can be at this address. */
  kind: z.nullable(pageKind),
  state: pageState,
  /** Of the page; '' where it has none of its own. */
  title: z.string(),
  /** Where readers are led, for MOVED: the parts are those of that address. */
  movedTo: z.nullable(z.string()),
  parts: z.array(partCheck),
});
export type AddressCheck = z.output<typeof addressCheck>;

export const addressCheckQuery = z.strictObject({
  path: z
    .string({ error: 'type' })
    .check(z.maxLength(500, { error: 'tooLong' }), z.regex(/^\/[^\s?#]*$/, { error: 'pattern' })),
  device: z._default(z.enum(DEVICES, { error: 'choice' }), 'DESKTOP'),
  /** Absent: as the address says. */
  lang: z.optional(z.string({ error: 'type' }).check(z.regex(/^[a-z]{2}$/, { error: 'pattern' }))),
  /** Absent: now. */
  at: z.optional(instant),
});
export type AddressCheckQuery = z.output<typeof addressCheckQuery>;
