import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openImageProcess } from '#server/core/images/open-image-process.ts';
import { findJobHolds } from '#server/core/jobs/job-hold-store.ts';
import { silentLog } from '#server/core/jobs/test-support/silent-log.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { DiskStorage } from '#server/core/storage/disk-storage.ts';
import { aProject } from '#test/factories/a-project.ts';
import { startTestServer } from '#test/test-server.ts';
import { startHousekeeping } from './housekeeping.ts';

const { config, db, storage, scratch } = await startTestServer();
const PATIENCE = 20_000;
const files = { storage, scratch, images: openImageProcess() };

test('a start removes half-written files of killed processes and plans the sweeps', async () => {
  for (const name of ['left', 'written-now']) await writeFile(join(config.scratchDir, name), 'half');
  const hoursAgo = new Date(Date.now() - 7 * 3_600_000);
  await utimes(join(config.scratchDir, 'left'), hoursAgo, hoursAgo);
  startHousekeeping({ db, files, log: silentLog })();
  await vi.waitFor(async () => expect(await readdir(config.scratchDir)).toEqual(['written-now']), PATIENCE);
  await vi.waitFor(
    async () =>
      expect(await db.selectFrom('jobs').select('kind').orderBy('kind').execute()).toEqual([
        { kind: 'layout.leads' },
        { kind: 'media.sweep' },
        { kind: 'menu.sweep' },
      ]),
    PATIENCE,
  );
});

test('a start deletes expired notices', async () => {
  const projectId = await aProject(db);
  for (const thingId of ['1', '2']) await publishNotice(db, { kind: 'notes', projectId, thingId });
  const longAgo = new Date(Date.now() - 16 * 60_000);
  await db.updateTable('live_notices').set({ make_time: longAgo }).where('thing_id', '=', '1').execute();
  startHousekeeping({ db, files, log: silentLog })();
  await vi.waitFor(
    async () =>
      expect(await db.selectFrom('live_notices').select('thing_id').execute()).toEqual([{ thing_id: '2' }]),
    PATIENCE,
  );
});

test('an unavailable storage does not block the other housekeeping', async () => {
  await db.deleteFrom('jobs').execute();
  const said: unknown[] = [];
  const log = Object.assign(Object.create(silentLog), { warn: (facts: unknown) => said.push(facts) });
  const err = new Error('store down');
  const down = new DiskStorage(config.storageDir);
  down.removeLeftOvers = () => Promise.reject(err);
  startHousekeeping({ db, files: { ...files, storage: down }, log })();
  await vi.waitFor(
    async () => expect(await db.selectFrom('jobs').select('id').execute()).toHaveLength(3),
    PATIENCE,
  );
  await vi.waitFor(() => expect(said).toEqual([{ err }]), PATIENCE);
});

test('after a restore nothing is removed for its age until jobs are released', async () => {
  await db.deleteFrom('jobs').execute();
  await db.insertInto('job_holds').values({ reason: 'RESTORE', backup_time: new Date() }).execute();
  await writeFile(join(config.scratchDir, 'left'), 'half');
  const hoursAgo = new Date(Date.now() - 7 * 3_600_000);
  await utimes(join(config.scratchDir, 'left'), hoursAgo, hoursAgo);
  const looked = vi.spyOn(storage, 'removeLeftOvers');
  const stop = startHousekeeping({ db, files, log: silentLog });
  // The same look, each later than that of the housekeeping.
  for (let looks = 0; looks < 3; looks += 1) await findJobHolds(db);
  stop();
  expect(looked).not.toHaveBeenCalled();
  expect(await readdir(config.scratchDir)).toContain('left');
});
