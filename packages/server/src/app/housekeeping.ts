import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/core/db/database.ts';
import { forgetOldAnswers } from '#server/core/http/idempotency-store.ts';

const HOUR_MS = 3_600_000;

/** Drops what has had its time, now and every hour; answers how to end that. */
export function startHousekeeping(db: Db, log: FastifyBaseLogger): () => void {
  const tidy = () => {
    forgetOldAnswers(db).catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'));
  };
  tidy();
  const timer = setInterval(tidy, HOUR_MS).unref();
  return () => clearInterval(timer);
}
