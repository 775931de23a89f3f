import * as z from 'zod/mini';
import { contentId, version } from '../../core/ids.ts';
import { queryInt } from '../../core/paging.ts';
import { longText, oneLine } from '../../core/text.ts';
import { wholeNumber, yesOrNo } from '../accounts/kinds/profile-parts.ts';
import { extractedPage, pageRefusal } from '../extraction/extracted-page.ts';
import { fieldSelector, PAGE_FIELDS, templateDefinition } from '../extraction/template-definition.ts';
import { fieldChange } from './compare-readings.ts';
import { drift } from './drift.ts';
import { fieldMarks } from './field-marks.ts';
import { pageValues } from './page-values.ts';
import { parserTemplateDetail, testUrl } from './parser-template.ts';

const pageField = z.enum(PAGE_FIELDS, { error: 'choice' });

export const draftSave = z.strictObject({ id: contentId, version, definition: templateDefinition });

/** A test page as the draft reads it. */
export const testPage = z.object({
  url: z.string(),
  sourceTitle: z.string(),
  title: z.string(),
  /** Null: its page is not stored, or could not be read. */
  marks: z.nullable(fieldMarks),
  /** Which of its selectors gave each field; null where none did. */
  places: z.nullable(z.record(z.enum(PAGE_FIELDS), z.nullable(z.number()))),
  values: z.nullable(pageValues),
  passes: z.boolean(),
  refusal: z.nullable(pageRefusal),
  isStored: z.boolean(),
});
export type TestPage = z.output<typeof testPage>;

export const trial = z.object({ items: z.array(testPage), passed: z.number(), total: z.number() });
export type Trial = z.output<typeof trial>;

/** Names a page that is stored: a test page by its address, or one that was crawled. */
const pageName = { url: z.optional(testUrl), pageId: z.optional(contentId) };
export const pageQueryOfStudio = z.strictObject(pageName);

export const studioPage = z.object({
  url: z.string(),
  fetchTime: z.string(),
  /** Without scripts, forms and requests; `data-node` numbers its elements. */
  html: z.string(),
  /** As it was served, cut where it is very long. */
  source: z.string(),
  extracted: extractedPage,
  marks: fieldMarks,
  values: pageValues,
  passes: z.boolean(),
});
export type StudioPage = z.output<typeof studioPage>;

/** Characters of a page's source that people see. */
export const SHOWN_SOURCE = 200_000;

export const suggestAsk = z.strictObject({
  id: contentId,
  field: pageField,
  ...pageName,
  /** The element that was clicked; absent: what pages say of themselves. */
  node: z.optional(wholeNumber(0, 1_000_000)),
  /** Also tries them on the stored pages, which takes longer. */
  withStored: z._default(yesOrNo, false),
});

const score = z.object({ found: z.number(), of: z.number() });
export const suggestion = z.object({
  selector: fieldSelector,
  /** On the page that was clicked. */
  value: z.string(),
  tests: score,
  /** Null: not tried. */
  stored: z.nullable(score),
  /** Of stored pages of the sources where the field is found less often, before and since; null without such a source. */
  fall: z.nullable(z.object({ before: score, since: score })),
});
export type Suggestion = z.output<typeof suggestion>;

/** Asks what a selector finds on a page, which nothing keeps. */
export const selectAsk = z.strictObject({ id: contentId, ...pageName, selector: fieldSelector });
/** Values as they stand on the page, and as the field gets them: the first few of each, cut. */
export const selectedValues = z.object({
  /** Of all that is found. */
  count: z.number(),
  before: z.array(z.string()),
  after: z.array(z.string()),
});

/** Pages of one answer of a replay. */
export const REPLAY_STEP = 20;
export const replayAsk = z.strictObject({
  id: contentId,
  /** The last page of the answer before; absent: from the newest on. */
  afterId: z.optional(contentId),
  /** Pages that were read already. */
  done: z._default(wholeNumber(0, 1_000), 0),
  /** Tried in place of the draft, without saving it. */
  definition: z.optional(templateDefinition),
});

export const replayedPage = z.object({
  id: z.string(),
  url: z.string(),
  title: z.string(),
  passedBefore: z.boolean(),
  passesAfter: z.boolean(),
  changes: z.array(fieldChange),
});
export type ReplayedPage = z.output<typeof replayedPage>;

export const replayStep = z.object({
  /** Pages that all answers together are about. */
  total: z.number(),
  read: z.number(),
  unreadable: z.number(),
  passedBefore: z.number(),
  passesAfter: z.number(),
  /** Of this answer; pages that read the same are counted only. */
  changed: z.array(replayedPage),
  /** Null: this was the last answer. */
  nextAfterId: z.nullable(z.string()),
});
export type ReplayStep = z.output<typeof replayStep>;

export const publishAsk = z.strictObject({
  id: contentId,
  version,
  note: z._default(oneLine({ max: 300 }), ''),
});

export const driftReport = z.object({
  days: z.array(
    z.object({
      day: z.string(),
      pages: z.number(),
      rates: z.record(z.enum(PAGE_FIELDS), z.nullable(z.number())),
    }),
  ),
  /** Of the last day with pages; null without any. */
  rates: z.record(z.enum(PAGE_FIELDS), z.nullable(z.number())),
  drift: z.array(drift),
});
export type DriftReport = z.output<typeof driftReport>;

export const addPageAsk = z.strictObject({ id: contentId, version, ...pageName });

/** Pages that were crawled, to be chosen as test pages. */
export const storedPagesQuery = z.strictObject({ limit: z._default(queryInt({ min: 1, max: 100 }), 30) });
export const storedPage = z.object({
  id: z.string(),
  url: z.string(),
  title: z.string(),
  sourceTitle: z.string(),
  fetchTime: z.string(),
});

/** Names a fall of the template: of a field at a source. */
export const fallQuery = z.strictObject({ field: pageField, sourceId: contentId });
/** The newest page in which the field was still found, and the first in which it was not; null: none is stored. */
export const fallPages = z.object({ found: z.nullable(storedPage), missed: z.nullable(storedPage) });
export type FallPages = z.output<typeof fallPages>;

/** Why a line of a configuration for full texts had no effect. */
const CONFIG_PROBLEMS = [
  'UNKNOWN_KEY',
  'NOT_SUPPORTED',
  'PATH_TOO_COMPLEX',
  'WITHOUT_PARTNER',
  'OF_THE_SOURCE',
] as const;
export const configProblem = z.object({
  line: z.number(),
  text: z.string(),
  reason: z.enum(CONFIG_PROBLEMS),
});
export type ConfigProblem = z.output<typeof configProblem>;

export const importAsk = z.strictObject({
  title: oneLine({ min: 1, max: 120 }),
  text: longText({ min: 1, max: 40_000 }),
});
export const imported = z.object({
  template: parserTemplateDetail,
  understood: z.number(),
  problems: z.array(configProblem),
});
export type Imported = z.output<typeof imported>;
