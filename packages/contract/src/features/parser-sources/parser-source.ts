import * as z from 'zod/mini';
import { contentId, version } from '../../core/ids.ts';
import { pageQuery, queryList } from '../../core/paging.ts';
import { longText, oneLine } from '../../core/text.ts';
import { auditFields } from '../../vocabulary/audit-fields.ts';
import { day } from '../../vocabulary/day.ts';
import { RECORD_LANGUAGES } from '../../vocabulary/language.ts';
import { imageRef } from '../../vocabulary/picture.ts';
import { slug } from '../../vocabulary/slug.ts';
import { status } from '../../vocabulary/status.ts';
import { webAddress } from '../../vocabulary/web-address.ts';
import { listOf, wholeNumber, yesOrNo } from '../accounts/kinds/profile-parts.ts';
import { contactEmail, contactPhone } from '../events/contact.ts';
import { agreementState, imageRight, textRight } from './source-rights.ts';
import { fetchMode, sourceSchedule } from './source-schedule.ts';

export const SOURCE_KINDS = ['PRESS', 'GOV', 'AGENCY', 'LOCAL', 'FOREIGN', 'OTHER'] as const;
export const sourceKind = z.enum(SOURCE_KINDS, { error: 'choice' });
export type SourceKind = z.output<typeof sourceKind>;

/** Spec: accounts and sources are of one of these. */
export const SOURCE_ORGANIZATIONS = ['INDIVIDUAL', 'ORGANIZATION'] as const;
const sourceOrganization = z.enum(SOURCE_ORGANIZATIONS, { error: 'choice' });

/** Why a source is fetched no more, or needs a look: read from its last runs. */
const SOURCE_ALARMS = ['PAUSED', 'FAILING', 'IDLE'] as const;
const sourceAlarm = z.enum(SOURCE_ALARMS, { error: 'choice' });

export const PAUSE_REASONS = ['PERSON', 'FAILED_RUNS'] as const;

/** Sources of one project. */
export const MAX_SOURCES = 2_000;
/** Failed runs in a row after which a source pauses. */
export const PAUSED_AFTER_FAILED = 3;
/** The source's name in what is written below its texts. */
const SOURCE_TOKEN = '{source}';

const title = oneLine({ min: 1, max: 120 });
/** A host name in small letters, without scheme, port or path. */
const HOST = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*$/;
const host = z.pipe(oneLine({ min: 1, max: 253 }), z.string().check(z.regex(HOST, { error: 'pattern' })));
const fetchedAddress = webAddress.check(z.refine((address) => address !== '', { error: 'required' }));

const apiPaths = z.strictObject({
  /** Where the list lies, such as `data.items`; '' for the answer itself. */
  items: z._default(oneLine({ max: 200 }), ''),
  url: z._default(oneLine({ max: 200 }), 'url'),
  title: z._default(oneLine({ max: 200 }), 'title'),
  time: z._default(oneLine({ max: 200 }), ''),
});

const editable = {
  title,
  /** Absent: made from the title. */
  slug: z.optional(slug),
  logoId: z.optional(z.nullable(contentId)),
  homeUrl: z.optional(webAddress),
  domains: z.optional(listOf(host, 20)),
  sourceKind: z.optional(sourceKind),
  organizationType: z.optional(sourceOrganization),
  agreementState: z.optional(agreementState),
  agreementNo: z.optional(oneLine({ max: 60 })),
  signedDate: z.optional(z.nullable(day)),
  validUntil: z.optional(z.nullable(day)),
  scope: z.optional(longText({ max: 1_000 })),
  /** Below the text; {source} is needed, {author} {time} {url} may stand beside it. */
  attributionText: z.optional(
    oneLine({ min: 1, max: 200 }).check(
      z.refine((text) => text.includes(SOURCE_TOKEN), { error: 'pattern' }),
    ),
  ),
  imagesAllowed: z.optional(imageRight),
  textAllowed: z.optional(textRight),
  /** Characters of an excerpt. */
  excerptChars: z.optional(wholeNumber(100, 5_000)),
  /** Texts taken over in a day of Việt Nam; 0: as many as there are. */
  dailyQuota: z.optional(wholeNumber(0, 1_000)),
  minDelayMinutes: z.optional(wholeNumber(0, 1_440)),
  contactName: z.optional(oneLine({ max: 120 })),
  contactEmail: z.optional(contactEmail),
  contactPhone: z.optional(contactPhone),
  lang: z.optional(z.enum(RECORD_LANGUAGES, { error: 'choice' })),
  timezone: z.optional(oneLine({ min: 1, max: 60 }).check(z.refine(isTimezone, { error: 'choice' }))),
  fetchMode: z.optional(fetchMode),
  /** Feeds, sitemaps or lists that are looked at besides those of its sections. */
  listUrls: z.optional(listOf(fetchedAddress, 20)),
  apiPaths: z.optional(apiPaths),
  /** '': the product's own, with the address of who runs it. */
  userAgent: z.optional(oneLine({ max: 200 })),
  robotsRespect: z.optional(yesOrNo),
  /** Least seconds between two requests to one host. */
  rateSeconds: z.optional(wholeNumber(1, 3_600)),
  maxPerRun: z.optional(wholeNumber(1, 200)),
  schedule: z.optional(sourceSchedule),
  /** Hours without a new text after which people are warned; 0: never. */
  idleHours: z.optional(wholeNumber(0, 720)),
  /** 5 may be published without a look, where a section's link says so. */
  trustLevel: z.optional(wholeNumber(1, 5)),
  autoPublish: z.optional(yesOrNo),
  status: z.optional(status),
};
export const parserSourceCreate = z.strictObject(editable);
export type ParserSourceCreate = z.output<typeof parserSourceCreate>;
export const parserSourceUpdate = z.strictObject({
  id: contentId,
  version,
  ...editable,
  title: z.optional(title),
});
export type ParserSourceUpdate = z.output<typeof parserSourceUpdate>;

function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const parserSource = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  logo: z.nullable(imageRef),
  homeUrl: z.string(),
  domains: z.array(z.string()),
  sourceKind,
  organizationType: sourceOrganization,
  agreementState,
  agreementNo: z.string(),
  signedDate: z.nullable(z.string()),
  validUntil: z.nullable(z.string()),
  scope: z.string(),
  attributionText: z.string(),
  imagesAllowed: imageRight,
  textAllowed: textRight,
  excerptChars: z.number(),
  dailyQuota: z.number(),
  minDelayMinutes: z.number(),
  contactName: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  lang: z.string(),
  timezone: z.string(),
  fetchMode,
  listUrls: z.array(z.string()),
  apiPaths: z.object({ items: z.string(), url: z.string(), title: z.string(), time: z.string() }),
  userAgent: z.string(),
  robotsRespect: z.boolean(),
  rateSeconds: z.number(),
  maxPerRun: z.number(),
  schedule: z.object({
    everyMinutes: z.number(),
    quietFrom: z.string(),
    quietTo: z.string(),
    weekdays: z.array(z.number()),
  }),
  idleHours: z.number(),
  trustLevel: z.number(),
  autoPublish: z.boolean(),
  status,
  /** Null: it is fetched as planned. */
  pausedReason: z.nullable(z.enum(PAUSE_REASONS)),
  alarm: z.nullable(sourceAlarm),
  lastRunTime: z.nullable(z.string()),
  lastOk: z.nullable(z.boolean()),
  /** Of a new text. */
  lastItemTime: z.nullable(z.string()),
  nextRunTime: z.nullable(z.string()),
  /** Share of failed fetches in the last day, 0 to 1; null without a fetch. */
  errorRate: z.nullable(z.number()),
  todayCount: z.number(),
  ...auditFields,
});
export type ParserSource = z.output<typeof parserSource>;

export const SOURCE_VIEWS = ['all', 'alarm', 'licensed', 'unlicensed', 'paused'] as const;
export const sourceView = z.enum(SOURCE_VIEWS, { error: 'choice' });
export type SourceView = z.output<typeof sourceView>;

const SORTS = [
  'title',
  '-title',
  'lastRunTime',
  '-lastRunTime',
  'validUntil',
  '-validUntil',
  'errorRate',
  '-errorRate',
  'todayCount',
  '-todayCount',
] as const;

export const parserSourceListQuery = z.strictObject({
  ...pageQuery,
  view: z._default(sourceView, 'all'),
  sourceKind: z.optional(queryList(sourceKind)),
  agreementState: z.optional(queryList(agreementState)),
  fetchMode: z.optional(queryList(fetchMode)),
  status: z.optional(status),
  sort: z._default(z.enum(SORTS, { error: 'choice' }), 'title'),
});
export type ParserSourceListQuery = z.output<typeof parserSourceListQuery>;
