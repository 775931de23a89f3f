import * as z from 'zod/mini';
import { activity } from '../audit/audit.ts';
import { endingRights } from '../media/media-rights.ts';
import { mailTrouble } from '../notifications/mail-trouble.ts';
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
const counted = {
  total: z.number(),
  totalIsCapped: z.optional(z.boolean()),
  query: postQuery,
};
const newest = z.object({ ...counted, items: z.array(postRow) });
export type NewestPostsOf = z.output<typeof newest>;

/** More rows of one kind of work are behind their list. */
export const MY_DAY_MOST = 8;

/** A post with notes that keep it from approval until they are done. */
const noted = z.object({ postId: z.string(), title: z.string(), open: z.number(), text: z.string() });
/** A post that this person holds for writing on some page. */
const heldPost = z.object({
  postId: z.string(),
  title: z.string(),
  state: postState,
  editingSession: z.string(),
  since: z.string(),
});
/** Scheduled for today, and could not go out as it is. */
const atRisk = z.object({
  postId: z.string(),
  title: z.string(),
  scheduleTime: z.string(),
  problem: z.string(),
});

/** What one person has to do; what their rights do not reach is null. */
const myDay = z.object({
  /** Their own that came back to them. */
  returned: newest,
  /** What they edit or were given, nearest due first. */
  inHand: z.nullable(newest),
  /** How much of it is late. */
  late: z.nullable(z.object(counted)),
  /** Handed in and nobody’s yet, longest waiting first. */
  pickUp: z.nullable(newest),
  approve: z.nullable(newest),
  atRisk: z.nullable(z.array(atRisk)),
  /** Own and edited posts with notes to be done. */
  notes: z.array(noted),
  drafts: newest,
  /** Own that is with others, and with whom. */
  underWay: newest,
  open: z.array(heldPost),
  /** Unread mentions in this project. */
  mentions: z.number(),
});
export type MyDay = z.output<typeof myDay>;

/** What the day asks of the newsroom, in the order in which it is shown. */
const TILE_KEYS = ['waiting', 'SUBMITTED', 'PENDING_APPROVAL', 'scheduledToday', 'publishedToday'] as const;
const tile = z.object({ key: z.enum(TILE_KEYS), ...counted });

/** Days of the charts, today the last. */
export const CHART_DAYS = 14;
const named = z.object({ id: z.string(), name: z.string(), ...counted });

const postsOfDashboard = z.object({
  /** Today where the project is, `2026-11-20`. */
  today: z.string(),
  tiles: z.array(tile),
  myDay,
  /** In the order of time. */
  scheduledToday: newest,
  recentlyPublished: newest,
  /** Published posts by day. */
  byDay: z.array(z.object({ day: z.string(), ...counted })),
  /** Where most was published in these days, and by whom; for who sees every post. */
  byCategory: z.array(named),
  byPerson: z.array(named),
});
export type PostsOfDashboard = z.output<typeof postsOfDashboard>;

export const dashboard = z.object({
  /** Null for who may not enter the area of posts. */
  posts: z.nullable(postsOfDashboard),
  /** Null for who takes nothing down. */
  takedowns: z.nullable(z.object({ open: z.number(), overdue: z.number(), dueSoon: z.number() })),
  /** Files whose rights end, those in use first; null for who does not see the library. */
  rights: z.nullable(endingRights),
  /** Null where there is no mail server, and for who does not look after the whole product. */
  mail: z.nullable(mailTrouble),
  activity: z.array(activity),
});
export type Dashboard = z.output<typeof dashboard>;
