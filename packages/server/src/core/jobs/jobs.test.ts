import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { aClock } from '#test/factories/a-clock.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { cloneDatabase } from '#test/test-database.ts';
import { batchJob, type JobHandler, longJob, shortJob } from './job.ts';
import { addJob, countJobs, noteProgress, removeJob } from './job-store.ts';
import { startJobs } from './start-jobs.ts';
import { silentLog } from './test-support/silent-log.ts';

const { db, drop } = await cloneDatabase();
afterAll(drop);

const numbered = z.strictObject({ number: z.number() });

/** Its own kind, with runs counted outside the database. */
function counting(kind: string, fail: (number: number) => boolean = () => false) {
  const runs: number[] = [];
  const handler = shortJob({
    kind,
    payload: numbered,
    run: async ({ number }) => {
      runs.push(number);
      if (fail(number)) throw new Error(`job ${number} fails`);
    },
  });
  return { runs, handler };
}

const jobsOf = async (kind: string) =>
  await db.selectFrom('jobs').selectAll().where('kind', '=', kind).orderBy('id').execute();

function start(...handlers: JobHandler[]): () => Promise<void> {
  const stop = startJobs({ db, handlers, log: silentLog, now: () => new Date() });
  onTestFinished(stop);
  return stop;
}

test('a job exists only if the change it follows was committed', async () => {
  const { runs, handler } = counting('followed');
  const add = db.transaction().execute(async (tx) => {
    await addJob(tx, { kind: 'followed', payload: { number: 1 } });
    throw new Error('the change is refused');
  });
  await expect(add).rejects.toThrow('refused');
  expect(await runDueJobs(db, [handler])).toBe(0);
  expect(runs).toEqual([]);
});

test('a job runs at its time and no sooner, and missed ones run in order', async () => {
  const clock = aClock();
  const { runs, handler } = counting('timed');
  const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);
  await addJob(db, { kind: 'timed', payload: { number: 2 }, runAt: inMinutes(20) });
  await addJob(db, { kind: 'timed', payload: { number: 1 }, runAt: inMinutes(10) });
  expect(await runDueJobs(db, [handler], clock.now)).toBe(0);
  clock.pass({ minutes: 30 });
  expect(await runDueJobs(db, [handler], clock.now)).toBe(2);
  expect(runs).toEqual([1, 2]);
  expect(await jobsOf('timed')).toEqual([]);
});

test('a job replaces the one with the same key, and can be removed', async () => {
  const { runs, handler } = counting('keyed');
  const later = new Date(Date.now() + 3_600_000);
  await addJob(db, { kind: 'keyed', payload: { number: 1 }, key: 'post:7', runAt: later });
  await addJob(db, { kind: 'keyed', payload: { number: 2 }, key: 'post:7' });
  await addJob(db, { kind: 'keyed', payload: { number: 3 }, key: 'post:8' });
  await removeJob(db, 'post:8');
  expect(await runDueJobs(db, [handler])).toBe(1);
  expect(runs).toEqual([2]);
});

test('a job may add the next one under its own key', async () => {
  const runs: number[] = [];
  const handler = shortJob({
    kind: 'repeating',
    payload: numbered,
    run: async ({ number }, { db: tx }) => {
      runs.push(number);
      if (number < 3) await addJob(tx, { kind: 'repeating', payload: { number: number + 1 }, key: 'again' });
    },
  });
  await addJob(db, { kind: 'repeating', payload: { number: 1 }, key: 'again' });
  await runDueJobs(db, [handler]);
  expect(runs).toEqual([1, 2, 3]);
});

test('a failed run leaves nothing behind, is retried later and given up in the end', async () => {
  const clock = aClock();
  const lastWords: string[] = [];
  const handler = shortJob({
    kind: 'failing',
    payload: numbered,
    attempts: 3,
    run: async ({ number }, { db: tx }) => {
      await addJob(tx, { kind: 'left-behind', payload: { number } });
      throw new Error('the file is gone');
    },
    giveUp: async ({ number }, { error }) => void lastWords.push(`${number}: ${error}`),
  });
  await addJob(db, { kind: 'failing', payload: { number: 1 }, runAt: clock.now() });
  for (const seconds of [5, 10, 20]) {
    expect(await runDueJobs(db, [handler], clock.now)).toBe(1);
    expect(await runDueJobs(db, [handler], clock.now)).toBe(0);
    clock.pass({ seconds });
  }
  clock.pass({ hours: 100 });
  expect(await runDueJobs(db, [handler], clock.now)).toBe(0);
  expect(await jobsOf('left-behind')).toEqual([]);
  expect(await jobsOf('failing')).toMatchObject([{ attempts: 3, error: 'the file is gone' }]);
  expect((await countJobs(db)).dead).toBe(1);
  expect(lastWords).toEqual(['1: the file is gone']);
});

test('a long job that kept a part is not given up for dead processes, and still notes its failures', async () => {
  const clock = aClock();
  const handler = longJob({
    kind: 'in-parts',
    payload: numbered,
    attempts: 3,
    run: async (_payload, { db: pool, jobId }) => {
      await noteProgress(pool, jobId);
      throw new Error('the engine is away');
    },
  });
  await addJob(db, { kind: 'in-parts', payload: { number: 1 }, runAt: clock.now() });
  await db.updateTable('jobs').set({ attempts: 1 }).where('kind', '=', 'in-parts').execute();
  expect(await runDueJobs(db, [handler], clock.now)).toBe(1);
  expect(await jobsOf('in-parts')).toMatchObject([{ attempts: 2, error: 'the engine is away', lease: null }]);
  clock.pass({ hours: 1 });
  expect(await runDueJobs(db, [handler], clock.now)).toBe(1);
  expect(await jobsOf('in-parts')).toMatchObject([{ attempts: 3, dead_time: expect.any(Date) }]);
});

test('a job with an unreadable payload is given up, and so is one whose give-up handler fails', async () => {
  const kinds = { kind: 'unreadable', payload: numbered, attempts: 1, run: async () => undefined };
  const wordless = shortJob({
    kind: 'wordless',
    payload: numbered,
    attempts: 1,
    run: async () => {
      throw new Error('first');
    },
    giveUp: async (_, { db: tx }) =>
      void (await addJob(tx, { kind: null as unknown as string, payload: {} })),
  });
  await addJob(db, { kind: 'unreadable', payload: { number: 'một' } });
  await addJob(db, { kind: 'wordless', payload: { number: 1 } });
  expect(await runDueJobs(db, [shortJob({ ...kinds, giveUp: async () => undefined }), wordless])).toBe(2);
  expect((await jobsOf('unreadable'))[0]?.dead_time).toBeInstanceOf(Date);
  expect(await jobsOf('wordless')).toMatchObject([{ error: 'first', dead_time: expect.any(Date) }]);
});

describe('jobs done several at once', () => {
  const together = (kind: string, isBroken: (number: number) => boolean = () => false) => {
    const runs: number[][] = [];
    const handler = batchJob({
      kind,
      payload: numbered,
      atOnce: 3,
      run: async (jobs, { db: tx }) => {
        runs.push(jobs.map(({ number }) => number));
        await addJob(tx, { kind: `result-of-${kind}`, payload: { number: 0 } });
        if (jobs.some(({ number }) => isBroken(number))) throw new Error('one of them fails');
      },
    });
    return { runs, handler };
  };

  test('share a run, up to their limit, and are all removed by it', async () => {
    const clock = aClock();
    const { runs, handler } = together('batched');
    for (const number of [1, 2, 3, 4])
      await addJob(db, { kind: 'batched', payload: { number }, runAt: clock.now() });
    const later = new Date(clock.now().getTime() + 60_000);
    await addJob(db, { kind: 'batched', payload: { number: 5 }, runAt: later });
    expect(await runDueJobs(db, [handler], clock.now)).toBe(2);
    expect(runs).toEqual([[1, 2, 3], [4]]);
    expect(await jobsOf('batched')).toMatchObject([{ payload: { number: 5 }, attempts: 0 }]);
    expect(await jobsOf('result-of-batched')).toHaveLength(2);
  });

  test('are each done although one of them always fails', async () => {
    const clock = aClock();
    const { runs, handler } = together('with-a-broken', (number) => number === 2);
    for (const number of [1, 2, 3])
      await addJob(db, { kind: 'with-a-broken', payload: { number }, runAt: clock.now() });
    await runDueJobs(db, [handler], clock.now);
    clock.pass({ seconds: 6 });
    await runDueJobs(db, [handler], clock.now);
    expect(runs).toEqual([[1, 2, 3], [2, 3], [3], [1], [2]]);
    expect(await jobsOf('with-a-broken')).toMatchObject([{ payload: { number: 2 }, attempts: 2 }]);
    expect(await jobsOf('result-of-with-a-broken')).toHaveLength(2);
  });
});

test('a job of an unknown kind waits for a process that knows it', async () => {
  const { handler } = counting('known');
  await addJob(db, { kind: 'of-a-newer-build', payload: {} });
  expect(await runDueJobs(db, [handler])).toBe(0);
  expect(await jobsOf('of-a-newer-build')).toHaveLength(1);
});

test('a worker looks for due jobs twice a second', async () => {
  const looks = vi.spyOn(globalThis, 'setInterval');
  onTestFinished(() => looks.mockRestore());
  const ran = Promise.withResolvers<number>();
  const run = async ({ number }: { number: number }) => ran.resolve(number);
  start(shortJob({ kind: 'later', payload: numbered, run }));
  expect(looks.mock.calls).toEqual([[expect.any(Function), 500]]);
  await addJob(db, { kind: 'later', payload: { number: 1 } });
  expect(await ran.promise).toBe(1);
});

test('two workers over one database run every job once', async () => {
  const one = counting('shared');
  const other = counting('shared');
  start(one.handler);
  start(other.handler);
  for (let number = 1; number <= 60; number += 1) await addJob(db, { kind: 'shared', payload: { number } });
  await vi.waitFor(() => expect(one.runs.length + other.runs.length).toBe(60), 30_000);
  expect(new Set([...one.runs, ...other.runs]).size).toBe(60);
});

test('a long job runs beside others and ends in one transaction', async () => {
  const { promise: quickRan, resolve: runQuick } = Promise.withResolvers<void>();
  const handler = longJob({
    kind: 'slow',
    payload: numbered,
    run: async ({ number }) => {
      await quickRan;
      return async (tx) => await addJob(tx, { kind: 'result-of-slow', payload: { number } });
    },
  });
  const quick = shortJob({ kind: 'quick', payload: numbered, run: async () => runQuick() });
  await addJob(db, { kind: 'slow', payload: { number: 1 } });
  await addJob(db, { kind: 'slow', payload: { number: 2 } });
  await addJob(db, { kind: 'quick', payload: { number: 3 } });
  start(handler, quick);
  await vi.waitFor(async () => expect(await jobsOf('slow')).toEqual([]), 20_000);
  expect(await jobsOf('result-of-slow')).toHaveLength(2);
});

test('a long job whose worker stops is released at once and counts no failure', async () => {
  const started: number[] = [];
  const handler = longJob({
    kind: 'interrupted',
    payload: numbered,
    run: async ({ number }, { signal }) => {
      started.push(number);
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      throw signal.reason;
    },
  });
  await addJob(db, { kind: 'interrupted', payload: { number: 1 } });
  const stop = start(handler);
  await vi.waitFor(() => expect(started).toEqual([1]), 20_000);
  await stop();
  expect(await jobsOf('interrupted')).toMatchObject([{ attempts: 0, lease: null }]);
});

test('a long job that a worker gets while it stops is given back without a run', async () => {
  await addJob(db, { kind: 'late', payload: { number: 1 } });
  let runs = 0;
  const handler = longJob({
    kind: 'late',
    payload: numbered,
    run: async () => {
      runs += 1;
    },
  });
  // Its first look is on the way to the database.
  await start(handler)();
  expect(runs).toBe(0);
  expect(await jobsOf('late')).toMatchObject([{ lease: null, lease_until: null, attempts: 0 }]);
  await runDueJobs(db, [handler]);
  expect(runs).toBe(1);
});

test('a replaced long job is aborted, and its ending does not run', async () => {
  const ended: number[] = [];
  const handler = longJob({
    kind: 'replaced',
    payload: numbered,
    run: async ({ number }, { signal }) => {
      if (number === 1) await new Promise((resolve) => signal.addEventListener('abort', resolve));
      return async () => void ended.push(number);
    },
  });
  start(handler);
  await addJob(db, { kind: 'replaced', payload: { number: 1 }, key: 'export' });
  await vi.waitFor(async () => expect((await jobsOf('replaced'))[0]?.lease).not.toBeNull(), 20_000);
  await addJob(db, { kind: 'replaced', payload: { number: 2 }, key: 'export' });
  // Its ending runs before its transaction ends.
  await vi.waitFor(async () => expect(await jobsOf('replaced')).toEqual([]), 20_000);
  expect(ended).toEqual([2]);
});
