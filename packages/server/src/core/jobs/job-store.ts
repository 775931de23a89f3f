import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { sentAhead } from '#server/core/db/pipelined-transaction.ts';

export interface NewJob {
  readonly kind: string;
  /** Plain data; the handler's schema checks it. */
  readonly payload: object;
  /** At once when absent or past. */
  readonly runAt?: Date;
  /** Its subject: a later job with the same key replaces this one; a running long one is cancelled. */
  readonly key?: string;
}

/** Adds deferred work in the caller's transaction: it exists exactly when the change it follows exists. */
export async function addJob(db: Db, { kind, payload, runAt = new Date(), key }: NewJob): Promise<void> {
  const job = { kind, payload: JSON.stringify(payload), run_time: runAt };
  const fresh = { attempts: 0, error: null, dead_time: null, lease: null, lease_until: null };
  const added = db
    .insertInto('jobs')
    .values({ ...job, ...fresh, key: key ?? null })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ ...job, ...fresh }));
  await sentAhead(db, added.execute());
}

/** Like `addJob`, but keeps a waiting or running job of this key; only one that was given up starts again. */
export async function keepJob(
  db: Db,
  { kind, payload, runAt = new Date(), key }: NewJob & { readonly key: string },
): Promise<void> {
  const fresh = { attempts: 0, error: null, dead_time: null, lease: null, lease_until: null };
  const job = { kind, payload: JSON.stringify(payload), run_time: runAt, ...fresh };
  const kept = db
    .insertInto('jobs')
    .values({ ...job, key })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(job).where('jobs.dead_time', 'is not', null),
    );
  await sentAhead(db, kept.execute());
}

/** Like `keepJob`, but a waiting job whose time is later runs at this one. */
export async function hastenJob(
  db: Db,
  { kind, payload, runAt = new Date(), key }: NewJob & { readonly key: string },
): Promise<void> {
  const fresh = { attempts: 0, error: null, dead_time: null, lease: null, lease_until: null };
  const job = { kind, payload: JSON.stringify(payload), run_time: runAt, ...fresh, key };
  const hastened = sql<Date>`least(jobs.run_time, excluded.run_time)`;
  // One that was given up starts again.
  const attempts = sql<number>`CASE WHEN jobs.dead_time IS NULL THEN jobs.attempts ELSE 0 END`;
  const added = db
    .insertInto('jobs')
    .values(job)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ run_time: hastened, attempts, dead_time: null }),
    );
  await sentAhead(db, added.execute());
}

/**
 * In the transaction that keeps a part of what a long job does: processes that die later, each after a part of its own,
 * do not add up until the job is given up. Taken before other rows, as the end of a job is.
 */
export async function noteProgress(db: Db, jobId: string): Promise<void> {
  await sentAhead(db, db.updateTable('jobs').set({ attempts: 1 }).where('id', '=', jobId).execute());
}

/** Removes the job of this key, if it has not run yet; waits for a short one that is running. */
export async function removeJob(db: Db, key: string): Promise<void> {
  await sentAhead(db, db.deleteFrom('jobs').where('key', '=', key).execute());
}

export async function hasJob(db: Db, key: string): Promise<boolean> {
  const job = await db.selectFrom('jobs').select('id').where('key', '=', key).executeTakeFirst();
  return job !== undefined;
}

/** How many jobs wait, and how many were given up. */
export async function countJobs(db: Db): Promise<{ readonly waiting: number; readonly dead: number }> {
  const counts = await db
    .selectFrom('jobs')
    .select(({ fn }) => [fn.countAll<string>().as('all'), fn.count<string>('dead_time').as('dead')])
    .executeTakeFirstOrThrow();
  return { waiting: Number(counts.all) - Number(counts.dead), dead: Number(counts.dead) };
}

interface DueJobs {
  readonly kind: string;
  readonly count: number;
}

/** How many jobs of each kind are due. */
export async function countDueJobs(db: Db, now: Date): Promise<DueJobs[]> {
  const counts = await db
    .selectFrom('jobs')
    .select(['kind', ({ fn }) => fn.countAll<string>().as('count')])
    .where('dead_time', 'is', null)
    .where('run_time', '<=', now)
    .groupBy('kind')
    .orderBy('kind')
    .execute();
  return counts.map(({ kind, count }) => ({ kind, count: Number(count) }));
}
