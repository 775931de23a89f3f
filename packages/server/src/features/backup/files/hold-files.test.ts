import { afterAll, expect, test, vi } from 'vitest';
import { addJob } from '#server/core/jobs/job-store.ts';
import { runLongJob } from '#server/core/jobs/run-long-job.ts';
import { silentLog } from '#server/core/jobs/test-support/silent-log.ts';
import { namesIn, putBytes, someBytes } from '#server/core/storage/test-support/content.ts';
import { libraryJobs } from '#server/features/media/library/lifecycle/library-jobs.ts';
import { FILES_GONE } from '#server/features/media/library/lifecycle/purge-store.ts';
import { aStorage } from '#test/factories/a-storage.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { cloneDatabase } from '#test/test-database.ts';
import { holdFiles } from './hold-files.ts';

const { db, drop } = await cloneDatabase();
afterAll(drop);
const storage = await aStorage();
const handlers = libraryJobs({ storage });
const key = 'a'.repeat(22);

test('a file that is purged during a backup stays in the storage until the backup ends', async () => {
  await putBytes(storage, `originals/${key}/1`, someBytes(9));
  const release = await holdFiles(db, () => undefined);
  await addJob(db, { kind: FILES_GONE, payload: { key } });
  expect(await runDueJobs(db, handlers)).toBe(0);
  expect(await namesIn(storage, '')).toEqual([`originals/${key}/1`]);
  await release();
  expect(await runDueJobs(db, handlers)).toBe(1);
  expect(await namesIn(storage, '')).toEqual([]);
});

test('a backup waits for a removal that is under way', async () => {
  const removal = Promise.withResolvers<void>();
  const begun = vi.fn();
  const slow = handlers.map((handler) => ({
    ...handler,
    run: async () => {
      begun();
      await removal.promise;
      return undefined;
    },
  }));
  await addJob(db, { kind: FILES_GONE, payload: { key } });
  const stopped = new AbortController().signal;
  const deps = { db, handlers: slow, log: silentLog, now: () => new Date(), stopped };
  const running = runLongJob(deps, () => undefined, 'long');
  await vi.waitFor(() => expect(begun).toHaveBeenCalled());
  const onWaiting = vi.fn();
  let isHeld = false;
  const holding = holdFiles(db, onWaiting).then(async (release) => {
    isHeld = true;
    await release();
  });
  await vi.waitFor(() => expect(onWaiting).toHaveBeenCalled());
  expect(isHeld).toBe(false);
  removal.resolve();
  await running;
  await holding;
});
