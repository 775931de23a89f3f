import * as z from 'zod/mini';
import type { Db } from '#server/core/db/database.ts';
import { type JobHandler, longJob } from '#server/core/jobs/job.ts';
import { keepJob } from '#server/core/jobs/job-store.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { sweepFiles } from './sweep-files.ts';

export const SWEEP = 'media.sweep';
const DAY_MS = 86_400_000;

/** One process does it once a day, for all of them. */
export function sweepJobs({ storage }: { readonly storage: Storage }): readonly JobHandler[] {
  return [
    longJob({
      kind: SWEEP,
      payload: z.strictObject({}),
      run: async (_, { db, now, signal, log }) => {
        await sweepFiles({ db, storage, now: now(), signal, log });
        return undefined;
      },
    }),
  ];
}

/** Ensures that a sweep is planned within a day, unless one waits already. */
export async function planSweep(db: Db, now: Date): Promise<void> {
  await keepJob(db, { kind: SWEEP, key: SWEEP, payload: {}, runAt: new Date(now.getTime() + DAY_MS) });
}
