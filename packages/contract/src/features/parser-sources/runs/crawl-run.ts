import * as z from 'zod/mini';
import { contentId } from '../../../core/ids.ts';
import { pageQuery } from '../../../core/paging.ts';

export const RUN_STATES = ['QUEUED', 'RUNNING', 'OK', 'PARTIAL', 'FAILED', 'CANCELLED'] as const;
export const runState = z.enum(RUN_STATES);
export type RunState = z.output<typeof runState>;
export const isRunUnderWay = (state: RunState): boolean => state === 'QUEUED' || state === 'RUNNING';

/** ADDRESS: one page whose address a person gave. */
export const RUN_CAUSES = ['SCHEDULE', 'PERSON', 'ADDRESS'] as const;

/** What a run met, in the words of its log. */
export const RUN_EVENTS = [
  'LIST_READ',
  'LIST_UNCHANGED',
  'LIST_EMPTY',
  'LIST_TRUNCATED',
  'LIST_FAILED',
  'PAGE_READ',
  'PAGE_SKIPPED',
  'PAGE_FAILED',
  'ROBOTS_FORBIDS',
  'ROBOTS_UNREADABLE',
  'HOST_BUSY',
  'EXTRACTION_FAILED',
  'PICTURE_FAILED',
  'CANCELLED',
] as const;
export const runEvent = z.enum(RUN_EVENTS);
export type RunEvent = z.output<typeof runEvent>;

/** Lines of one run's log; further ones are counted only. */
export const MAX_RUN_LINES = 300;
/** Days for which runs and their lines are kept. */
export const RUNS_KEPT_DAYS = 30;

export const crawlRun = z.object({
  id: z.string(),
  sourceId: z.string(),
  state: runState,
  cause: z.enum(RUN_CAUSES),
  createTime: z.string(),
  startTime: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  /** Addresses found in lists, and those not seen before. */
  found: z.number(),
  fresh: z.number(),
  /** Pages to fetch in this run, and those done with. */
  planned: z.number(),
  done: z.number(),
  /** Texts that came into the review queue. */
  stored: z.number(),
  failed: z.number(),
  bytes: z.number(),
});
export type CrawlRun = z.output<typeof crawlRun>;

export const runLine = z.object({
  time: z.string(),
  event: runEvent,
  isProblem: z.boolean(),
  url: z.string(),
  /** A status of HTTP, a refusal of the fetch, or a reason of the extractor; '' for none. */
  detail: z.string(),
  count: z.nullable(z.number()),
});
export type RunLine = z.output<typeof runLine>;

export const crawlRunDetail = z.object({
  ...crawlRun.shape,
  lines: z.array(runLine),
  /** Lines that were not kept. */
  linesLeftOut: z.number(),
});
export type CrawlRunDetail = z.output<typeof crawlRunDetail>;

export const runListQuery = z.strictObject({
  limit: pageQuery.limit,
  /** Runs older than this one. */
  beforeId: z.optional(contentId),
});
