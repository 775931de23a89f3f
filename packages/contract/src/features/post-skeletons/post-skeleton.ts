import * as z from 'zod/mini';
import { contentId, version } from '../../core/ids.ts';
import { pageQuery } from '../../core/paging.ts';
import { oneLine } from '../../core/text.ts';
import { auditFields } from '../../vocabulary/audit-fields.ts';
import { status } from '../../vocabulary/status.ts';

/** Skeletons of one project. */
export const MAX_SKELETONS = 200;

/** Days as ISO counts them: 1 is Monday, 7 is Sunday. */
const weekdays = z
  .array(z.int({ error: 'type' }).check(z.gte(1, { error: 'tooSmall' }), z.lte(7, { error: 'tooBig' })))
  .check(z.maxLength(7, { error: 'tooMany' }));
/** Of the clock in Hà Nội. */
const time = z.string({ error: 'type' }).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'pattern' }));

const person = z.object({ userId: z.string(), displayName: z.string() });

/** What a post begins with, and when one begins by itself. */
export const postSkeleton = z.object({
  id: z.string(),
  /** In lists of the newsroom only. */
  title: z.string(),
  /** Of the posts; {ngày}, {thứ} and {tuần} stand for those of the day. */
  headline: z.string(),
  note: z.string(),
  /** Empty: no post begins by itself. */
  weekdays: z.array(z.number()),
  time: z.string(),
  /** Whose draft it will be; null: of whoever saved the skeleton last. */
  assignee: z.nullable(person),
  /** When the next post begins by itself. */
  nextTime: z.nullable(z.string()),
  /** The last post that began by itself. */
  lastPost: z.nullable(z.object({ id: z.string(), title: z.string(), time: z.string() })),
  /** Of the content, in words; 0: there is none. */
  wordCount: z.number(),
  /** Of the posts. */
  categories: z.array(z.string()),
  status,
  ...auditFields,
});
export type PostSkeleton = z.output<typeof postSkeleton>;

const title = oneLine({ min: 1, max: 120 });
const fields = {
  title,
  /** The post whose content, terms and settings the skeleton takes. */
  postId: z.optional(contentId),
  headline: z.optional(oneLine({ max: 200 })),
  note: z.optional(oneLine({ max: 300 })),
  weekdays: z.optional(weekdays),
  time: z.optional(time),
  assigneeId: z.optional(z.nullable(contentId)),
  status: z.optional(status),
};
export const postSkeletonCreate = z.strictObject(fields);
export type PostSkeletonCreate = z.output<typeof postSkeletonCreate>;
export const postSkeletonUpdate = z.strictObject({
  id: contentId,
  version,
  ...fields,
  title: z.optional(title),
});
export type PostSkeletonUpdate = z.output<typeof postSkeletonUpdate>;

const SORTS = ['title', '-title', 'nextTime', 'updateTime', '-updateTime'] as const;
export const postSkeletonListQuery = z.strictObject({
  ...pageQuery,
  status: z.optional(status),
  sort: z._default(z.enum(SORTS, { error: 'choice' }), 'title'),
});
export type PostSkeletonListQuery = z.output<typeof postSkeletonListQuery>;
