import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { addJob } from '#server/core/jobs/job-store.ts';
import { TASK_JOB } from '#server/features/tasks/start-task.ts';
import { cloneDatabase } from '#test/test-database.ts';
import { spawnProduct } from './test-support/spawn-product.ts';

const { db, url, drop } = await cloneDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'toasoan-roles-'));
afterAll(async () => {
  await drop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (ROLE: string, more: Readonly<Record<string, string>> = {}) =>
  spawnProduct({
    ...more,
    ROLE,
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    SECRET_KEY: 'a-key-for-tests-that-is-long-enough',
    SEED: 'none',
    ADMIN_PASSWORD: 'việc để sau hãy làm',
  });
/** Planned by every process; they run within a day. */
const SWEEPS = ['layout.leads', 'media.sweep', 'menu.sweep'];
async function jobs(): Promise<string[]> {
  const rows = await db.selectFrom('jobs').select(['kind', 'dead_time']).orderBy('kind').execute();
  return rows.map(({ kind, dead_time }) => (dead_time === null ? kind : `dead: ${kind}`));
}
const answers = async (address: string) => (await fetch(`${address}/api/admin/me`)).status;

test('a web process answers calls and leaves jobs alone; a worker runs jobs and answers no call', async () => {
  // Done at the first look: there is no such task.
  await addJob(db, { kind: TASK_JOB, payload: { taskId: '404' } });
  const web = await start('web');
  expect(await answers(web.address)).toBe(401);
  await expect.poll(jobs).toEqual([...SWEEPS, TASK_JOB].sort());
  // A stop waits for the jobs and the looks for jobs that have begun, of which the first comes with the start.
  web.kill('SIGTERM');
  await web.ended;
  expect(await jobs()).toEqual([...SWEEPS, TASK_JOB].sort());

  const worker = await start('worker');
  await vi.waitFor(async () => expect(await jobs()).toEqual(SWEEPS), 20_000);
  expect(await answers(worker.address)).toBe(404);
});

test('a delivery process answers readers and nobody else, and runs no job', async () => {
  const { address } = await start('delivery');
  const statusOf = async (path: string) => (await fetch(`${address}${path}`)).status;
  expect(await statusOf('/api/intake/v1/1/settings')).toBe(200);
  expect(await statusOf('/readyz')).toBe(200);
  for (const path of ['/api/admin/me', '/api/docs', '/', '/login', '/p/x'])
    expect(await statusOf(path)).toBe(404);
});

test('readers have a port of their own where one is set, and none is left at that of the console', async () => {
  const all = await start('all', { INTAKE_PORT: '0' });
  const statusOf = async (path: string) => (await fetch(`${all.address}${path}`)).status;
  expect(await statusOf('/api/admin/me')).toBe(401);
  expect(await statusOf('/api/intake/v1/1/settings')).toBe(404);
});
