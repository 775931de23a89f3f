import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { type Db, openDatabase } from '#server/core/db/database.ts';
import { longJob, shortJob } from '../job.ts';
import { startJobs } from '../start-jobs.ts';
import { silentLog } from './silent-log.ts';

/** A separate worker: runs jobs that record their number, and prints which it has started. */
const [, , url = '', role = ''] = process.argv;
const { db } = openDatabase({ url, role: role || undefined, onConnectionError: () => undefined });
const payload = z.strictObject({ number: z.number() });

/** The jobs take time: the kill comes in the middle of them. */
const TAKES_MS = { short: 150, long: 800 };

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
        await wait(TAKES_MS.short);
      },
    }),
    longJob({
      kind: 'long',
      payload,
      run: async ({ number }) => {
        notify(number);
        await wait(TAKES_MS.long);
        return async (tx) => void (await note(tx, number));
      },
    }),
  ],
  log: silentLog,
  now: () => new Date(),
});
