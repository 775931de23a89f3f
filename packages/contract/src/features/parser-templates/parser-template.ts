import * as z from 'zod/mini';
import { contentId, version } from '../../core/ids.ts';
import { pageQuery, queryBoolean } from '../../core/paging.ts';
import { longText, oneLine } from '../../core/text.ts';
import { auditFields } from '../../vocabulary/audit-fields.ts';
import { status } from '../../vocabulary/status.ts';
import { webAddress } from '../../vocabulary/web-address.ts';
import { listOf, yesOrNo } from '../accounts/kinds/profile-parts.ts';
import { storedDefinition, templateDefinition } from '../extraction/template-definition.ts';
import { drift } from './drift.ts';

/** Templates of one project. */
export const MAX_TEMPLATES = 500;
/** Pages that a draft is tried on. */
export const MAX_TEST_PAGES = 10;
/** Share of its test pages that a version has to read before it is used. */
export const LEAST_PASS_RATE = 0.8;
/** Newest stored pages on which a changed template is read again. */
export const MOST_STORED_PAGES = 200;

export const testUrl = webAddress.check(z.refine((address) => address !== '', { error: 'required' }));

const title = oneLine({ min: 1, max: 120 });

/** A source that the template reads; of several templates of a source one is the default. */
const usedSource = z.strictObject({ sourceId: contentId, isDefault: z._default(yesOrNo, true) });
export type UsedSource = z.output<typeof usedSource>;

const editable = {
  title,
  note: z.optional(longText({ max: 1_000 })),
  sources: z.optional(listOf(usedSource, 200)),
  testUrls: z.optional(listOf(testUrl, MAX_TEST_PAGES)),
  status: z.optional(status),
};
export const parserTemplateCreate = z.strictObject({
  ...editable,
  /** Absent: a draft that reads pages by what they say of themselves. */
  draft: z.optional(templateDefinition),
});
export type ParserTemplateCreate = z.output<typeof parserTemplateCreate>;
export const parserTemplateUpdate = z.strictObject({
  id: contentId,
  version,
  ...editable,
  title: z.optional(title),
});
export type ParserTemplateUpdate = z.output<typeof parserTemplateUpdate>;

const namedSource = z.object({ sourceId: z.string(), title: z.string(), isDefault: z.boolean() });

export const parserTemplate = z.object({
  id: z.string(),
  title: z.string(),
  note: z.string(),
  status,
  /** 0: no version has been published. */
  currentVersion: z.number(),
  /** Since when the current version reads new pages. */
  currentSince: z.nullable(z.string()),
  /** Whether the draft differs from the current version. */
  hasDraft: z.boolean(),
  draftTime: z.nullable(z.string()),
  sources: z.array(namedSource),
  testUrls: z.array(z.string()),
  lastTestTime: z.nullable(z.string()),
  /** Of the last trial. */
  testsPassed: z.number(),
  testsTotal: z.number(),
  /** Share of articles among what was read in the last 14 days, else of the last trial; null without either. */
  passRate: z.nullable(z.number()),
  /** Pages behind `passRate`; 0 where it is of a trial. */
  passPages: z.number(),
  /** What has been found less often since a day. */
  drift: z.array(drift),
  ...auditFields,
});
export type ParserTemplate = z.output<typeof parserTemplate>;

export const parserTemplateDetail = z.object({ ...parserTemplate.shape, draft: storedDefinition });
export type ParserTemplateDetail = z.output<typeof parserTemplateDetail>;

const SORTS = [
  'title',
  '-title',
  'sources',
  '-sources',
  'passRate',
  '-passRate',
  'lastTestTime',
  '-lastTestTime',
  '-updateTime',
] as const;

export const parserTemplateListQuery = z.strictObject({
  ...pageQuery,
  sourceId: z.optional(contentId),
  /** Only those that read less than `LEAST_PASS_RATE` of their pages. */
  isWeak: z.optional(queryBoolean),
  /** Only those of which a field is found less often than before. */
  hasDrift: z.optional(queryBoolean),
  status: z.optional(status),
  sort: z._default(z.enum(SORTS, { error: 'choice' }), 'title'),
});
export type ParserTemplateListQuery = z.output<typeof parserTemplateListQuery>;

export const templateVersion = z.object({
  no: z.number(),
  fromTime: z.string(),
  /** When a later version took over; null for the current one. */
  untilTime: z.nullable(z.string()),
  userName: z.string(),
  note: z.string(),
});
export type TemplateVersion = z.output<typeof templateVersion>;

export const templateVersionDetail = z.object({ ...templateVersion.shape, definition: storedDefinition });
export type TemplateVersionDetail = z.output<typeof templateVersionDetail>;
