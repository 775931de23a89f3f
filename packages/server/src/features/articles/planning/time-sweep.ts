import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/core/db/database.ts';

const MINUTE_MS = 60_000;

/** Adds a job to every due record that has none. */
type SweepTimes = (db: Db, now: Date) => Promise<void>;

/** Sweeps now and every minute; returns a function that stops it. */
export function startTimeSweep(db: Db, sweeps: readonly SweepTimes[], log: FastifyBaseLogger): () => void {
  const sweep = () => {
    for (const one of sweeps)
      one(db, new Date()).catch((err: unknown) => log.warn({ err }, 'sweep of times failed'));
  };
  sweep();
  const timer = setInterval(sweep, MINUTE_MS).unref();
  return () => clearInterval(timer);
}
