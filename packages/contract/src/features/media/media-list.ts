import * as z from 'zod/mini';
import { contentId } from '../../core/ids.ts';
import { pageQuery, queryBoolean, queryList } from '../../core/paging.ts';
import { day } from '../../vocabulary/day.ts';
import { licence, licenceStatus, mediaAiUse, mediaKind } from './media-kinds.ts';

/** Days before the end of a licence from which on a notice is shown. */
export const EXPIRING_DAYS = 30;

/** Tabs above the library. All but the last exclude the trash; `expiring` ends within `EXPIRING_DAYS` or has ended. */
export const MEDIA_VIEWS = [
  'all',
  'mine',
  'noAlt',
  'noCredit',
  'expiring',
  'children',
  'ai',
  'unused',
  'QUARANTINED',
  'FAILED',
  'TRASHED',
] as const;
export const mediaView = z.enum(MEDIA_VIEWS, { error: 'choice' });
export type MediaView = z.output<typeof mediaView>;

export const MEDIA_SORTS = [
  '-createTime',
  'createTime',
  '-takenTime',
  'takenTime',
  'fileName',
  '-fileName',
  '-sizeBytes',
  'sizeBytes',
  '-updateTime',
] as const;
const mediaSort = z.enum(MEDIA_SORTS, { error: 'choice' });

export const mediaListQuery = z.strictObject({
  ...pageQuery,
  view: z._default(mediaView, 'all'),
  kind: z.optional(queryList(mediaKind)),
  /** A folder with its subfolders; `root`: files in no folder. */
  folderId: z.optional(z.union([z.literal('root'), contentId], { error: 'pattern' })),
  collectionId: z.optional(contentId),
  tagId: z.optional(queryList(contentId)),
  createdBy: z.optional(queryList(contentId)),
  licence: z.optional(queryList(licence)),
  licenceStatus: z.optional(queryList(licenceStatus)),
  aiUse: z.optional(queryList(mediaAiUse)),
  /** The filters of a tab, which can be combined with another tab's. */
  noAlt: z.optional(queryBoolean),
  noCredit: z.optional(queryBoolean),
  children: z.optional(queryBoolean),
  unused: z.optional(queryBoolean),
  dateKind: z._default(z.enum(['createTime', 'takenTime'], { error: 'choice' }), 'createTime'),
  /** Days in the project's time zone, both included. */
  from: z.optional(day),
  to: z.optional(day),
  sort: z._default(mediaSort, '-createTime'),
});
export type MediaListQuery = z.output<typeof mediaListQuery>;

/** The same files, without a page and an order. */
export const mediaMonthsQuery = z.omit(mediaListQuery, { page: true, limit: true, sort: true });
export type MediaMonthsQuery = z.output<typeof mediaMonthsQuery>;

/** How many of the files were taken in a month of the project's time zone. */
export const mediaMonth = z.object({
  /** `2026-11`; '' without a known time. */
  month: z.string(),
  count: z.number(),
});
export type MediaMonth = z.output<typeof mediaMonth>;

export const mediaCounts = z.object({
  all: z.number(),
  mine: z.number(),
  noAlt: z.number(),
  noCredit: z.number(),
  expiring: z.number(),
  children: z.number(),
  ai: z.number(),
  unused: z.number(),
  QUARANTINED: z.number(),
  FAILED: z.number(),
  TRASHED: z.number(),
});
