import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { type Db, openDatabase } from '#server/core/db/database.ts';
import { longJob, shortJob } from '../job.ts';
import { startJobs } from '../start-jobs.ts';
import { silentLog } from './silent-log.ts';

/** A worker of its own: does jobs that note their number, and tells on its output which it has begun. */
const [, , url = '', role = ''] = process.argv;
const { db } = openDatabase({ url, role: role || undefined, onConnectionError: () => undefined });
const payload = z.strictObject({ number: z.number() });

const note = (tx: Db, number: number) => sql`INSERT INTO notes (number) VALUES (${number})`.execute(tx);
const notify = (number: number) => process.stdout.write(`${number}\n`);

startJobs({
  db,
  handlers: [
    shortJob({
      kind: 'short',
      payload,
      run: async ({ number }, { db: tx }) => {
        await note(tx, number);
        notify(number);
        await wait(150);
      },
    }),
    longJob({
      kind: 'long',
      payload,
      run: async ({ number }) => {
        notify(number);
        await wait(800);
        return async (tx) => void (await note(tx, number));
      },
    }),
  ],
  log: silentLog,
  now: () => new Date(),
});
