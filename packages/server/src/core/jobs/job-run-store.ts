import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { forgiveFailure } from '#server/core/db/pipelined-transaction.ts';
import { NOT_HELD } from './job-hold-store.ts';

/** A job as the runner takes it. */
export interface ClaimedJob {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
  /** For a long job; null for a short one, which its transaction locks. */
  readonly lease: string | null;
}

/** Which job to take: one of these kinds that is due at this time and not held. */
export interface Wanted {
  readonly kinds: readonly string[];
  readonly at: Date;
}

const LEASE = sql`clock_timestamp() + interval '4 seconds'`;

/** The next free short job, locked until the transaction ends. */
export async function lockShortJob(tx: Db, { kinds, at }: Wanted): Promise<ClaimedJob | undefined> {
  return await tx
    .selectFrom('jobs')
    .select(['id', 'kind', 'payload', 'attempts', 'lease'])
    .where('kind', '=', sql<string>`ANY(${kinds})`)
    .where('dead_time', 'is', null)
    .where('run_time', '<=', at)
    .where(NOT_HELD)
    .orderBy('run_time')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Other free short jobs of its kind that are due and have not failed yet, locked likewise. */
export async function lockMoreOfKind(tx: Db, job: ClaimedJob, at: Date, most: number): Promise<ClaimedJob[]> {
  return await tx
    .selectFrom('jobs')
    .select(['id', 'kind', 'payload', 'attempts', 'lease'])
    .where('kind', '=', job.kind)
    .where('id', '<>', job.id)
    .where('attempts', '=', 0)
    .where('dead_time', 'is', null)
    .where('run_time', '<=', at)
    .orderBy('run_time')
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** The next free long job, under a new lease; an earlier holder has lost it. */
export async function leaseLongJob(db: Db, { kinds, at }: Wanted): Promise<ClaimedJob | undefined> {
  const { rows } = await sql<ClaimedJob>`
    UPDATE jobs SET lease = gen_random_uuid(), lease_until = ${LEASE}, attempts = attempts + 1
    WHERE id = (
      SELECT id FROM jobs
      WHERE kind = ANY(${kinds}) AND dead_time IS NULL AND run_time <= ${at}
        AND (lease_until IS NULL OR lease_until < clock_timestamp())
        AND ${NOT_HELD}
      ORDER BY run_time, id LIMIT 1
      FOR UPDATE SKIP LOCKED
    )
    RETURNING id, kind, payload, attempts, lease`.execute(db);
  return rows[0];
}

/** False: the run belongs to another process by now, or to none. */
export async function renewLease(db: Db, { id, lease }: ClaimedJob): Promise<boolean> {
  const { rows } = await sql`
    UPDATE jobs SET lease_until = ${LEASE} WHERE id = ${id} AND lease = ${lease} RETURNING id`.execute(db);
  return rows.length > 0;
}

/** A run that our own stop interrupted does not count; the next process takes the job at once. */
export async function giveBack(db: Db, { id, lease }: ClaimedJob): Promise<void> {
  await db
    .updateTable('jobs')
    .set(({ eb }) => ({ lease: null, lease_until: null, attempts: eb('attempts', '-', 1) }))
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute();
}

/** Removes a long job. False: it no longer belongs to this run. */
export async function takeAway(tx: Db, { id, lease }: ClaimedJob): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM jobs WHERE id = ${id} AND lease IS NOT DISTINCT FROM ${lease} RETURNING id`.execute(tx);
  return rows.length > 0;
}

/** Removes short jobs that this transaction has locked. */
export async function takeLocked(tx: Db, jobs: readonly ClaimedJob[]): Promise<void> {
  const ids = jobs.map(({ id }) => id);
  await tx.deleteFrom('jobs').where('id', '=', sql<string>`ANY(${ids}::bigint[])`).execute();
}

interface Failure {
  readonly error: string;
  /** Failed runs including this one. */
  readonly attempts: number;
  readonly retryAt: Date;
  readonly deadTime: Date | null;
}

/** False: another process has run it, or recorded a failure, since it was taken. */
export async function noteFailure(db: Db, job: ClaimedJob, failure: Failure): Promise<boolean> {
  const { rows } = await sql`
    UPDATE jobs SET attempts = ${failure.attempts}, error = ${failure.error}, run_time = ${failure.retryAt},
      dead_time = ${failure.deadTime}::timestamptz, lease = NULL, lease_until = NULL
    WHERE id = ${job.id} AND lease IS NOT DISTINCT FROM ${job.lease}
      -- A lease is of one run alone, and a run that gets somewhere is counted as the first.
      AND (lease IS NOT NULL OR attempts = ${job.attempts})
    RETURNING id`.execute(db);
  return rows.length > 0;
}

export async function savepointOfJob(tx: Db): Promise<void> {
  await sql`SAVEPOINT job`.execute(tx);
}

export async function rollbackToJob(tx: Db): Promise<void> {
  await sql`ROLLBACK TO SAVEPOINT job`.execute(tx);
  forgiveFailure(tx);
}
