import * as z from 'zod/mini';
import { randomId } from '../../../core/ids.ts';
import { postState } from '../workflow/post-states.ts';

/** How often an open page says that it is there, in seconds. */
export const BEAT_SECONDS = 20;
/** An editing session that was not heard of for so long is gone. */
export const GONE_SECONDS = 60;
/** Who has not typed for so long holds the post no more. */
export const LOCK_IDLE_SECONDS = 15 * 60;
/** Whose turn it is to edit need not wait longer for who does not type. */
export const YIELD_IDLE_SECONDS = 10 * 60;

/** A field of the page, by its key. */
const place = z.string({ error: 'type' }).check(z.regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/, { error: 'pattern' }));
const DAY_SECONDS = 86_400;

/** An open page says that it is there, and whether it would write. */
export const presenceBeat = z.strictObject({
  editingSession: randomId,
  /** Where the cursor stands; null: nowhere in particular. */
  place: z.nullable(place),
  wants: z.enum(['read', 'write'], { error: 'choice' }),
  /** Of the post as the page knows it: one that has not heard of a move takes no lock that the move has freed. */
  state: z.optional(postState),
  /** Seconds since the person last typed; absent: just now. */
  idle: z.optional(
    z
      .number({ error: 'type' })
      .check(
        z.int({ error: 'type' }),
        z.gte(0, { error: 'tooSmall' }),
        z.lte(30 * DAY_SECONDS, { error: 'tooBig' }),
      ),
  ),
});
export type PresenceBeat = z.output<typeof presenceBeat>;

/** The one editing session that may write a post's text. */
export const lockHolder = z.object({
  /** '' for who was given the post and has not opened it yet. */
  editingSession: z.string(),
  userId: z.string(),
  name: z.string(),
  since: z.string(),
});
export type LockHolder = z.output<typeof lockHolder>;

const presentSession = z.object({
  name: z.string(),
  userId: z.string(),
  editingSession: z.string(),
  place: z.nullable(z.string()),
  since: z.string(),
});
export type PresentSession = z.output<typeof presentSession>;

/** Who is at a post, as one editing session sees it. */
export const presence = z.object({
  holder: z.nullable(lockHolder),
  mine: z.boolean(),
  /** The caller may take the post from its holder now. */
  mayTakeOver: z.boolean(),
  /** Everybody else who has it open, who came first first. */
  others: z.array(presentSession),
  /** Of the post. */
  version: z.number(),
});
export type Presence = z.output<typeof presence>;
