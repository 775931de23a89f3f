import * as z from 'zod/mini';
import { DATE_KINDS, DUE_FILTERS, postSort, postView } from '../posts/list/post-list.ts';
import { postRow } from '../posts/post.ts';
import { postState } from '../posts/workflow/post-states.ts';

/** Keys of a call of the list of posts; the others are left out. */
const postQuery = z.object({
  view: postView,
  state: z.optional(z.array(postState)),
  createdBy: z.optional(z.string()),
  assignee: z.optional(z.string()),
  due: z.optional(z.array(z.enum(DUE_FILTERS))),
  categoryId: z.optional(z.string()),
  dateKind: z.optional(z.enum(DATE_KINDS)),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  sort: z.optional(postSort),
});
export type DashboardPostQuery = z.output<typeof postQuery>;

/** A number and the list that shows exactly those rows: `total` is what the list answers to `query`. */
export const counted = {
  total: z.number(),
  totalIsCapped: z.optional(z.boolean()),
  query: postQuery,
};
export const newest = z.object({ ...counted, items: z.array(postRow) });
export type NewestPostsOf = z.output<typeof newest>;
