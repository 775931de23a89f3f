import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** Of a job: no hold is on its kind. */
export const NOT_HELD = sql<boolean>`NOT EXISTS (
  SELECT FROM job_holds
  WHERE (job_holds.kinds IS NULL OR jobs.kind = ANY (job_holds.kinds))
    AND (job_holds.until IS NULL OR job_holds.until > clock_timestamp()))`;

/** What holds jobs now. */
export interface JobHolds {
  /** When the backup was made that this database was restored from; undefined: its jobs run. */
  readonly restoredFrom: Date | undefined;
  /** A backup is being made: no file may be removed. */
  readonly keepsFiles: boolean;
}

export async function findJobHolds(db: Db): Promise<JobHolds> {
  const rows = await db
    .selectFrom('job_holds')
    .select(['reason', 'backup_time'])
    .where(({ or, eb }) => or([eb('until', 'is', null), eb('until', '>', sql<Date>`clock_timestamp()`)]))
    .execute();
  const restore = rows.find(({ reason }) => reason === 'RESTORE');
  return {
    restoredFrom: restore?.backup_time ?? undefined,
    keepsFiles: rows.some(({ reason }) => reason === 'BACKUP'),
  };
}

/** Jobs of a restored database run from now on. False: they ran already. */
export async function releaseJobs(db: Db): Promise<boolean> {
  const result = await db.deleteFrom('job_holds').where('reason', '=', 'RESTORE').executeTakeFirst();
  return result.numDeletedRows > 0n;
}

const HELD_UNTIL = sql<Date>`clock_timestamp() + interval '60 seconds'`;

/** Holds jobs of these kinds while a backup reads files, for a minute at most unless renewed. @returns its id. */
export async function holdForBackup(db: Db, kinds: readonly string[]): Promise<string> {
  const { id } = await db
    .insertInto('job_holds')
    .values({ reason: 'BACKUP', kinds: [...kinds], until: HELD_UNTIL })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function renewHold(db: Db, id: string): Promise<void> {
  await db.updateTable('job_holds').set({ until: HELD_UNTIL }).where('id', '=', id).execute();
}

/** Ends a hold, and forgets those that killed backups left behind. */
export async function endHold(db: Db, id: string): Promise<void> {
  await db
    .deleteFrom('job_holds')
    .where(({ or, eb }) => or([eb('id', '=', id), eb('until', '<', sql<Date>`clock_timestamp()`)]))
    .execute();
}

/**
 * Waits for every statement that may have taken a job before the hold was there. New ones see the hold.
 * @throws when one of them lasts longer than a statement waits for a lock.
 */
export async function passJobsUnderWay(tx: Db): Promise<void> {
  await sql`LOCK TABLE jobs IN SHARE MODE`.execute(tx);
}

/** Whether a long job of these kinds runs now. */
export async function isAnyRunning(db: Db, kinds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM jobs WHERE kind = ANY (${[...kinds]}) AND lease_until > clock_timestamp() LIMIT 1`.execute(
    db,
  );
  return rows.length > 0;
}
