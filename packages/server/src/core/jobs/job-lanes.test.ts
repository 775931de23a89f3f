import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { cloneDatabase } from '#test/test-database.ts';
import { longJob } from './job.ts';
import { addJob } from './job-store.ts';
import { startJobs } from './start-jobs.ts';
import { silentLog } from './test-support/silent-log.ts';

const { db, drop } = await cloneDatabase();
afterAll(drop);

const numbered = z.strictObject({ number: z.number() });

test('jobs that wait for their turn take no slot of those that wait for answers, and 64 of them run at once', async () => {
  let waiting = 0;
  const turn = Promise.withResolvers<undefined>();
  const paced = longJob({
    kind: 'paced',
    payload: numbered,
    lane: 'paced',
    run: async () => {
      waiting += 1;
      return await turn.promise;
    },
  });
  const answered = Promise.withResolvers<void>();
  const remote = longJob({
    kind: 'answered',
    payload: numbered,
    lane: 'remote',
    run: async () => {
      answered.resolve();
      return undefined;
    },
  });
  for (let number = 1; number <= 65; number += 1) await addJob(db, { kind: 'paced', payload: { number } });
  onTestFinished(startJobs({ db, handlers: [paced, remote], log: silentLog, now: () => new Date() }));
  await vi.waitFor(() => expect(waiting).toBe(64));
  await addJob(db, { kind: 'answered', payload: { number: 1 } });
  await answered.promise;
  expect(waiting).toBe(64);
  turn.resolve(undefined);
});
