import * as z from 'zod/mini';
import { activity } from '../audit/audit.ts';
import { postRow, postSort, postState, postView } from '../posts/post.ts';

/** Keys of a call of the list of posts; the others are left out. */
const postQuery = z.object({
  view: postView,
  createdBy: z.optional(z.string()),
  sort: z.optional(postSort),
});
export type DashboardPostQuery = z.output<typeof postQuery>;

/** A number and the list that shows exactly those rows: `total` is what the list answers to `query`. */
const counted = {
  total: z.number(),
  totalIsCapped: z.optional(z.boolean()),
  query: postQuery,
};
/** `all` is everything outside the trash. */
const countOfState = z.object({ state: z.union([z.literal('all'), postState]), ...counted });
const newest = z.object({ ...counted, items: z.array(postRow) });

const postsOfDashboard = z.object({
  myDrafts: newest,
  recentlyPublished: newest,
  /** What the person may see of the whole project. */
  counts: z.array(countOfState),
  ownCounts: z.array(countOfState),
});
export type PostsOfDashboard = z.output<typeof postsOfDashboard>;

export const dashboard = z.object({
  /** Null for who may not enter the area of posts. */
  posts: z.nullable(postsOfDashboard),
  activity: z.array(activity),
});
