import * as z from 'zod/mini';
import { activity } from '../audit/audit.ts';
import { endingRights } from '../media/media-rights.ts';
import { mediaSpace } from '../media/media-space.ts';
import { mailTrouble } from '../notifications/mail-trouble.ts';
import { DATE_KINDS, DUE_FILTERS, postSort, postView } from '../posts/list/post-list.ts';
import { postRowInWork } from '../posts/post.ts';
import { postState } from '../posts/workflow/post-states.ts';

/** Query keys of the post list; other keys are omitted. */
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

/** A number and the list that shows exactly its rows: `total` is the list's total for `query`. */
const counted = {
  total: z.number(),
  totalIsCapped: z.optional(z.boolean()),
  query: postQuery,
};
const newest = z.object({ ...counted, items: z.array(postRowInWork) });
export type NewestPostsOf = z.output<typeof newest>;

/** Further rows of one kind of work are in their list. */
export const MY_DAY_MOST = 8;

/** A post with notes that block its approval until they are done. */
const noted = z.object({ postId: z.string(), title: z.string(), open: z.number(), text: z.string() });
/** A post whose edit lock the user holds on some page. */
const heldPost = z.object({
  postId: z.string(),
  title: z.string(),
  state: postState,
  editingSession: z.string(),
  since: z.string(),
});
/** Scheduled for today with unmet rules. */
const atRisk = z.object({
  postId: z.string(),
  title: z.string(),
  scheduleTime: z.string(),
  problem: z.string(),
});

/** The user's open work; null for what their rights exclude. */
const myDay = z.object({
  /** The user's own posts that were returned. */
  returned: newest,
  /** Posts they edit or were assigned, nearest due first. */
  inHand: z.nullable(newest),
  /** The number of late ones. */
  late: z.nullable(z.object(counted)),
  /** Submitted and unassigned, longest waiting first. */
  pickUp: z.nullable(newest),
  approve: z.nullable(newest),
  atRisk: z.nullable(z.array(atRisk)),
  /** Own and edited posts with open notes. */
  notes: z.array(noted),
  drafts: newest,
  /** Own posts that are with others, and with whom. */
  underWay: newest,
  open: z.array(heldPost),
  /** Unread mentions in this project. */
  mentions: z.number(),
});
export type MyDay = z.output<typeof myDay>;

/** The newsroom's open work, in display order. */
const TILE_KEYS = ['waiting', 'SUBMITTED', 'PENDING_APPROVAL', 'scheduledToday', 'publishedToday'] as const;
const tile = z.object({ key: z.enum(TILE_KEYS), ...counted });

/** Days of the charts, today last. */
export const CHART_DAYS = 14;
const named = z.object({ id: z.string(), name: z.string(), ...counted });

/** Reads by day of Việt Nam, up to a minute old. */
const reads = z.object({
  today: z.number(),
  yesterday: z.number(),
  /** The posts with the most reads of both days. */
  most: z.array(z.object({ postId: z.string(), title: z.string(), reads: z.number() })),
});
export type DashboardReads = z.output<typeof reads>;

/** What the layouts wait for. */
const layoutWork = z.object({
  /** Layouts that readers have never seen: as the list counts them. */
  drafts: z.number(),
  /** Published layouts whose draft is ahead of what readers see. */
  changed: z.number(),
  /** Drafts with a time. */
  scheduled: z.number(),
  /** Pins that end later today. */
  endingPins: z.number(),
  /** First posts of the home page that stand for longer than their blocks allow. */
  staleLeads: z.number(),
});
export type LayoutWork = z.output<typeof layoutWork>;

const postsOfDashboard = z.object({
  /** Today in the project's time zone, `2026-11-20`. */
  today: z.string(),
  tiles: z.array(tile),
  myDay,
  /** In order of time. */
  scheduledToday: newest,
  recentlyPublished: newest,
  /** Published posts by day. */
  byDay: z.array(z.object({ day: z.string(), ...counted })),
  /** The categories and authors with the most posts in these days; for users who see every post. */
  byCategory: z.array(named),
  byPerson: z.array(named),
  reads,
});
export type PostsOfDashboard = z.output<typeof postsOfDashboard>;

export const dashboard = z.object({
  /** Null without access to posts. */
  posts: z.nullable(postsOfDashboard),
  /** Null without the right to take posts down. */
  takedowns: z.nullable(z.object({ open: z.number(), overdue: z.number(), dueSoon: z.number() })),
  /** Null without access to correction requests. */
  correctionRequests: z.nullable(z.object({ waiting: z.number(), overdue: z.number() })),
  /** Null for people who may not enter the layouts. */
  layouts: z.nullable(layoutWork),
  /** Files with ending rights, those in use first; null without access to the library. */
  rights: z.nullable(endingRights),
  /** The room of the library when it is tight, for those who administer the project. */
  space: z.nullable(mediaSpace),
  /** Null without a mail server, and for users who do not administer the whole product. */
  mail: z.nullable(mailTrouble),
  activity: z.array(activity),
});
export type Dashboard = z.output<typeof dashboard>;
