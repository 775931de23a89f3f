import * as z from 'zod/mini';
import { randomId } from '../../../core/ids.ts';

/** How often an open page reports its presence, in seconds. */
export const BEAT_SECONDS = 20;
/** An editing session that was silent for this many seconds has ended. */
export const GONE_SECONDS = 60;
/** A holder loses the lock after this many seconds without typing. */
export const LOCK_IDLE_SECONDS = 15 * 60;
/** The assigned editor may take the lock from a holder who has not typed for this many seconds. */
export const YIELD_IDLE_SECONDS = 10 * 60;

/** A field of the page, by its key. */
const place = z.string({ error: 'type' }).check(z.regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/, { error: 'pattern' }));
const DAY_SECONDS = 86_400;

/** An open page reports its presence, and whether it wants the lock. `state`: the schema of the record's states. */
export const presenceBeatOf = <State extends z.ZodMiniType<string>>(state: State) =>
  z.strictObject({
    editingSession: randomId,
    /** The field of the cursor; null: none. */
    place: z.nullable(place),
    wants: z.enum(['read', 'write'], { error: 'choice' }),
    /** The record's state on the page: an outdated page gets no lock that a transition has released. */
    state: z.optional(state),
    /** Seconds since the user last typed; absent: just now. */
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
export type PresenceBeat = z.output<ReturnType<typeof presenceBeatOf>>;

/** The one editing session that may write a record's text. */
export const lockHolder = z.object({
  /** '' for a user who was assigned the record and has not opened it yet. */
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

/** The users present at a record, as one editing session sees it. */
export const presence = z.object({
  holder: z.nullable(lockHolder),
  mine: z.boolean(),
  /** The caller may take the lock from its holder now. */
  mayTakeOver: z.boolean(),
  /** All other open sessions, earliest first. */
  others: z.array(presentSession),
  /** Of the record. */
  version: z.number(),
});
export type Presence = z.output<typeof presence>;
