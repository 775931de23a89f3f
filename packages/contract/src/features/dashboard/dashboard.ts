import * as z from 'zod/mini';
import { activity } from '../audit/audit.ts';
import { endingRights } from '../media/ending-rights.ts';
import { mailTrouble } from '../notifications/mail-trouble.ts';
import { counted, newest } from './counted.ts';
import { myDay } from './my-day.ts';

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
