import * as z from 'zod/mini';
import { contentId } from '../../../core/ids.ts';
import { pageQuery, queryBoolean, queryList } from '../../../core/paging.ts';
import { oneLine } from '../../../core/text.ts';
import { day } from '../../../vocabulary/day.ts';
import { RECORD_LANGUAGES } from '../../../vocabulary/language.ts';
import { PROVINCE_CODES } from '../../../vocabulary/province-codes.ts';
import { aiUse, genre, origin, postType, sensitiveFlag } from '../post-kinds.ts';
import { type PostState, postState } from '../workflow/post-states.ts';

export const POST_SORTS = [
  '-updateTime',
  'updateTime',
  '-publishedTime',
  'publishedTime',
  '-createTime',
  'createTime',
  '-scheduleTime',
  'scheduleTime',
  'dueTime',
  '-dueTime',
  'title',
  '-title',
] as const;
export const postSort = z.enum(POST_SORTS, { error: 'choice' });
export type PostSort = z.output<typeof postSort>;

/**
 * Tabs above the list; `all` is everything outside the trash, `waiting` holds posts whose next step is the caller's,
 * `returned` and `down` hold several states.
 */
export const POST_VIEWS = [
  'all',
  'waiting',
  'mine',
  'DRAFT',
  'SUBMITTED',
  'EDITING',
  'returned',
  'PENDING_APPROVAL',
  'SCHEDULED',
  'PUBLISHED',
  'down',
  'TRASHED',
] as const;
export const postView = z.enum(POST_VIEWS, { error: 'choice' });
export type PostView = z.output<typeof postView>;
/** Tabs by a post's relation to the caller. */
export type PersonalView = 'all' | 'waiting' | 'mine';
/** The states of the other tabs. */
export const STATES_OF_VIEW = {
  DRAFT: ['DRAFT'],
  SUBMITTED: ['SUBMITTED'],
  EDITING: ['EDITING'],
  returned: ['RETURNED', 'REJECTED'],
  PENDING_APPROVAL: ['PENDING_APPROVAL'],
  SCHEDULED: ['SCHEDULED'],
  PUBLISHED: ['PUBLISHED'],
  down: ['UNPUBLISHED', 'EXPIRED', 'TAKEN_DOWN'],
  TRASHED: ['TRASHED'],
} as const satisfies Record<Exclude<PostView, PersonalView>, readonly PostState[]>;

export const DATE_KINDS = ['updateTime', 'publishedTime', 'createTime', 'scheduleTime'] as const;

/** `me`: the caller; `none`: submitted and not picked up. */
const assignee = z.union([z.enum(['me', 'none']), contentId], { error: 'pattern' });

/** Due before now, and due today in the project's time zone. */
export const DUE_FILTERS = ['late', 'today'] as const;

/** Special properties of a post: a newer draft beside a public text, sponsorship, a placement, a correction. */
export const POST_MARKS = [
  'pending',
  'sponsored',
  'featured',
  'focus',
  'breaking',
  'hot',
  'pinned',
  'corrected',
] as const;

/** Filters of a list of posts; each matches any of its values. */
export const postFilters = {
  view: z._default(postView, 'all'),
  text: pageQuery.text,
  /** Also searches bodies, by whole words. */
  inBodies: z.optional(queryBoolean),
  /** Exactly these states, within the tab. */
  state: z.optional(queryList(postState)),
  /** Including their subcategories. */
  categoryId: z.optional(queryList(contentId)),
  tagId: z.optional(queryList(contentId)),
  topicId: z.optional(queryList(contentId)),
  /** Names of the byline and of sources: compared without diacritics and case. */
  author: z.optional(queryList(oneLine({ min: 1, max: 120 }))),
  /** Accounts that it names: authors in the byline, and those that it is about. */
  authorId: z.optional(queryList(contentId)),
  source: z.optional(queryList(oneLine({ min: 1, max: 120 }))),
  createdBy: z.optional(queryList(contentId)),
  assignee: z.optional(queryList(assignee)),
  due: z.optional(queryList(z.enum(DUE_FILTERS, { error: 'choice' }))),
  origin: z.optional(queryList(origin)),
  type: z.optional(queryList(postType)),
  genre: z.optional(queryList(genre)),
  province: z.optional(queryList(z.enum(PROVINCE_CODES, { error: 'choice' }))),
  lang: z.optional(queryList(z.enum(RECORD_LANGUAGES, { error: 'choice' }))),
  ai: z.optional(queryList(aiUse)),
  flag: z.optional(queryList(sensitiveFlag)),
  mark: z.optional(queryList(z.enum(POST_MARKS, { error: 'choice' }))),
  /** With or without a cover. */
  hasPicture: z.optional(queryBoolean),
  dateKind: z._default(z.enum(DATE_KINDS, { error: 'choice' }), 'updateTime'),
  /** Days in the project's time zone, both included. */
  from: z.optional(day),
  to: z.optional(day),
  /** Absent: newest update first; with `text`, best match first. */
  sort: z.optional(postSort),
};

export const postListQuery = z.strictObject({ ...pageQuery, ...postFilters });
export type PostListQuery = z.output<typeof postListQuery>;

/** Six weeks, as a month is shown. */
const CALENDAR_DAYS = 42;
/** The most posts of one calendar. */
export const CALENDAR_MOST = 500;

const { sort: _sort, dateKind: _dateKind, ...calendarFilters } = postFilters;
/** Scheduled posts by their publishing day, published ones by the day of publication. */
export const postCalendarQuery = z
  .strictObject({ ...calendarFilters, from: day, to: day })
  .check(z.refine(({ from, to }) => isShort(from, to), { error: 'tooBig', path: ['to'] }));
export type PostCalendarQuery = z.output<typeof postCalendarQuery>;

function isShort(from: string, to: string): boolean {
  return from <= to && Date.parse(to) - Date.parse(from) < CALENDAR_DAYS * 86_400_000;
}
