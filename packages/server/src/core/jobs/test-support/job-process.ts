import { sql } from 'kysely';
import * as z from 'zod/mini';
import { type Db, openDatabase } from '#server/core/db/database.ts';
import { longJob, shortJob } from '../job.ts';
import { startJobs } from '../start-jobs.ts';
import { silentLog } from './silent-log.ts';

/**
 * A separate worker: runs jobs that record their number, and prints which it has started. With `hangs` a long job and
 * every short one from the third on never end.
 */
const [, , url = '', role = '', hangs] = process.argv;
const { db } = openDatabase({ url, role: role || undefined, onConnectionError: () => undefined });
const payload = z.strictObject({ number: z.number() });

const NEVER = new Promise<never>(() => undefined);
let short = 0;

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
        short += 1;
        if (hangs && short > 2) await NEVER;
      },
    }),
    longJob({
      kind: 'long',
      payload,
      run: async ({ number }) => {
        notify(number);
        if (hangs) await NEVER;
        return async (tx) => void (await note(tx, number));
      },
    }),
  ],
  log: silentLog,
  now: () => new Date(),
});
