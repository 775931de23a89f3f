import * as z from 'zod/mini';
import { postState } from '../posts/workflow/post-states.ts';
import { counted, newest } from './counted.ts';

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
export const myDay = z.object({
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
