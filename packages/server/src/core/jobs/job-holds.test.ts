import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { cloneDatabase } from '#test/test-database.ts';
import { longJob, shortJob } from './job.ts';
import { endHold, findJobHolds, holdForBackup, releaseJobs, renewHold } from './job-hold-store.ts';
import { addJob } from './job-store.ts';

const { db, drop } = await cloneDatabase();
afterAll(drop);

const runs: string[] = [];
const payload = z.strictObject({});
const handlers = [
  shortJob({ kind: 'short', payload, run: async () => void runs.push('short') }),
  longJob({
    kind: 'long',
    payload,
    run: async () => {
      runs.push('long');
      return undefined;
    },
  }),
];

beforeEach(async () => {
  await db.deleteFrom('jobs').execute();
  await db.deleteFrom('job_holds').execute();
  runs.length = 0;
  for (const { kind } of handlers) await addJob(db, { kind, payload: {} });
});

const restored = new Date('2026-11-20T01:00:00Z');
const holdAll = () =>
  db.insertInto('job_holds').values({ reason: 'RESTORE', backup_time: restored }).execute();

test('after a restore no job runs until jobs are released', async () => {
  await holdAll();
  expect(await runDueJobs(db, handlers)).toBe(0);
  expect(await findJobHolds(db)).toEqual({ restoredFrom: restored, keepsFiles: false });
  expect(await releaseJobs(db)).toBe(true);
  expect(await releaseJobs(db)).toBe(false);
  expect(await runDueJobs(db, handlers)).toBe(2);
  expect(runs).toEqual(['short', 'long']);
});

test('during a backup the jobs that it names wait, and no others', async () => {
  const id = await holdForBackup(db, ['long']);
  expect(await runDueJobs(db, handlers)).toBe(1);
  expect(runs).toEqual(['short']);
  expect(await findJobHolds(db)).toEqual({ restoredFrom: undefined, keepsFiles: true });
  await endHold(db, id);
  expect(await runDueJobs(db, handlers)).toBe(1);
});

test('the hold of a killed backup ends by itself, and one that is renewed does not', async () => {
  const id = await holdForBackup(db, ['short', 'long']);
  const passed = sql<Date>`clock_timestamp() - interval '1 second'`;
  await db.updateTable('job_holds').set({ until: passed }).execute();
  await renewHold(db, id);
  expect(await runDueJobs(db, handlers)).toBe(0);
  await db.updateTable('job_holds').set({ until: passed }).execute();
  expect(await runDueJobs(db, handlers)).toBe(2);
});
