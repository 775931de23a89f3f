import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { findMissedTimes } from './missed-times-view.ts';
import { addTimeJob } from './plan-times.ts';

const MINUTE_MS = 60_000;

/** Gives a job to every post whose time has come and that has none. */
export async function sweepTimes(db: Db, now: Date): Promise<void> {
  const missed = await findMissedTimes(db, now);
  for (const { kind, ...post } of missed) {
    await inTransaction(db, (tx) => addTimeJob(tx, kind, post, now));
  }
}

/** Sweeps now and every minute; answers how to end that. */
export function startTimeSweep(db: Db, log: FastifyBaseLogger): () => void {
  const sweep = () => {
    sweepTimes(db, new Date()).catch((err: unknown) => log.warn({ err }, 'sweep of post times failed'));
  };
  sweep();
  const timer = setInterval(sweep, MINUTE_MS).unref();
  return () => clearInterval(timer);
}
