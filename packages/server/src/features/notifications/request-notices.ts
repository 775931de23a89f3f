import type { RequestOf } from '@toasoan/contract/features/notifications/notification.ts';
import * as z from 'zod/mini';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { type JobHandler, shortJob } from '#server/core/jobs/job.ts';
import { addJob, hasJob, removeJob } from '#server/core/jobs/job-store.ts';
import { notify } from './notify.ts';

interface KnownRequest {
  /** Its number, and what it is about. */
  readonly title: string;
  readonly dueTime: Date;
  readonly isWaiting: boolean;
  /** Who may answer it. */
  readonly to: readonly string[];
}

export interface RequestKind {
  readonly of: RequestOf;
  /** Undefined for one that is gone. */
  readonly find: (db: Db, projectId: string, id: string) => Promise<KnownRequest | undefined>;
  /** Those of all projects that nobody has answered. */
  readonly listOpen: (db: Db) => Promise<readonly OpenRequest[]>;
}

export interface OpenRequest {
  readonly projectId: string;
  readonly id: string;
  readonly dueTime: Date;
}

/** Those who answer hear of it so long before it is due. */
const REMINDED_BEFORE = 24 * 3_600_000;
const KINDS = { dueSoon: 'requestDueSoon', overdue: 'requestOverdue' } as const;
type Reminder = keyof typeof KINDS;

interface Placed {
  readonly projectId: string;
  readonly id: string;
  readonly now: Date;
}

const payload = z.strictObject({ projectId: z.string(), id: z.string(), dueTime: z.string() });

/** Tells those who answer readers' requests of a new one, a day before it is due, and when its time has passed. */
export function requestNotices(kind: RequestKind) {
  const jobKind = (reminder: Reminder) => `${kind.of}.${reminder}`;

  function jobOf(reminder: Reminder): JobHandler {
    return shortJob({
      kind: jobKind(reminder),
      payload,
      run: async ({ projectId, id, dueTime }, { db }) => {
        const request = await kind.find(db, projectId, id);
        if (request === undefined || !request.isWaiting || request.dueTime.toISOString() !== dueTime) return;
        await notifyThem(db, { projectId, id, request, as: KINDS[reminder] });
      },
    });
  }

  async function notifyThem(
    db: Db,
    {
      projectId,
      id,
      request: { title, to, dueTime },
      as,
      by,
    }: {
      readonly projectId: string;
      readonly id: string;
      readonly request: KnownRequest;
      readonly as: 'requestReceived' | (typeof KINDS)[Reminder];
      readonly by?: Actor;
    },
  ): Promise<void> {
    const userId = by?.userId ?? null;
    await notify(db, projectId, {
      kind: as,
      postId: null,
      to,
      by: userId === null ? undefined : { userId, displayName: by?.displayName ?? '' },
      detail: { title, dueTime: dueTime.toISOString(), requestOf: kind.of, requestId: id },
    });
  }

  /** Keeps the reminders of its due time, in the transaction that sets it. */
  async function plan(
    db: Db,
    { projectId, id, dueTime, now }: Placed & { readonly dueTime: Date },
  ): Promise<void> {
    const times = { dueSoon: new Date(dueTime.getTime() - REMINDED_BEFORE), overdue: dueTime };
    for (const reminder of ['dueSoon', 'overdue'] as const) {
      const key = `${jobKind(reminder)}:${id}`;
      const runAt = times[reminder];
      const payload = { projectId, id, dueTime: dueTime.toISOString() };
      if (runAt <= now) await removeJob(db, key);
      else await addJob(db, { kind: jobKind(reminder), payload, key, runAt });
    }
  }

  /** Requests from before there were reminders; of what has passed already, only the later reminder comes, at once. */
  const catchUp = shortJob({
    kind: `${kind.of}.remindOpen`,
    payload: z.strictObject({}),
    run: async (_payload, { db, now }) => {
      for (const { projectId, id, dueTime } of await kind.listOpen(db)) {
        const overdue = `${jobKind('overdue')}:${id}`;
        if (await hasJob(db, overdue)) continue;
        await plan(db, { projectId, id, dueTime, now: now() });
        const left = dueTime.getTime() - now().getTime();
        if (left > REMINDED_BEFORE) continue;
        const missed = left > 0 ? 'dueSoon' : 'overdue';
        const payload = { projectId, id, dueTime: dueTime.toISOString() };
        await addJob(db, { kind: jobKind(missed), payload, key: `${jobKind(missed)}:${id}`, runAt: now() });
      }
    },
  });

  return {
    jobs: [jobOf('dueSoon'), jobOf('overdue'), catchUp] as readonly JobHandler[],
    plan,
    /** In the transaction that stores it. `by` without an account: a reader. */
    async announce(db: Db, { projectId, id, now }: Placed, by: Actor): Promise<void> {
      const request = await kind.find(db, projectId, id);
      if (request === undefined) return;
      await notifyThem(db, { projectId, id, request, as: 'requestReceived', by });
      await plan(db, { projectId, id, dueTime: request.dueTime, now });
    },
  };
}
