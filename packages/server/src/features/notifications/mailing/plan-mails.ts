import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/core/db/database.ts';
import { findJobHolds } from '#server/core/jobs/job-hold-store.ts';
import { planMails } from './mail-jobs.ts';

const ROUND_MS = 15_000;

/** Plans due mails, now and several times a minute; returns a function that stops it. */
export function startMailRounds(db: Db, log: FastifyBaseLogger): () => void {
  let isGoing = false;
  const round = () => {
    if (isGoing) return;
    isGoing = true;
    const onFailure = (err: unknown) => log.warn({ err }, 'planning mails failed');
    planUnlessHeld(db, onFailure)
      .catch(onFailure)
      .finally(() => {
        isGoing = false;
      });
  };
  round();
  const timer = setInterval(round, ROUND_MS).unref();
  return () => clearInterval(timer);
}

/** After a restore nothing is mailed before jobs run again. */
async function planUnlessHeld(db: Db, onFailure: (error: unknown) => void): Promise<void> {
  const { restoredFrom } = await findJobHolds(db);
  if (restoredFrom === undefined) await planMails(db, new Date(), onFailure);
}
