import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DiskStorage } from './disk-storage.ts';
import { bytesOf, digestOf, namesIn, putBytes, someBytes } from './test-support/content.ts';
import { describeStorage } from './test-support/describe-storage.ts';

const PUTS = fileURLToPath(new URL('test-support/put-process.ts', import.meta.url));

async function aFolder(): Promise<string> {
  return await mkdtemp(join(tmpdir(), 'toasoan-disk-'));
}

describeStorage('A folder', async () => {
  const folder = await aFolder();
  const lay = async (names: readonly string[]) => {
    for (const name of names) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), someBytes(1));
    }
  };
  return { storage: new DiskStorage(folder), lay, end: () => rm(folder, { recursive: true }) };
});

/** How many files are safe when each process is killed. */
const RUNS = [5, 15, 30];

test('a process killed while it stores files leaves each complete or invisible, and loses none it has confirmed', async () => {
  const folder = await aFolder();
  onTestFinished(() => rm(folder, { recursive: true }));
  const storage = new DiskStorage(folder);
  const reported = new Set<string>();
  for (const enough of RUNS) {
    const child = spawn(process.execPath, [PUTS, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    createInterface(child.stdout).on('line', (name) => reported.add(name));
    // A process starts and writes files, which takes seconds on a busy machine.
    await vi.waitFor(() => expect(reported.size).toBeGreaterThan(enough), { timeout: 40_000, interval: 1 });
    child.kill('SIGKILL');
    await once(child, 'close');
  }
  const seen = await namesIn(storage, '');
  expect(seen).toEqual(expect.arrayContaining([...reported]));
  for (const name of seen) {
    const [size, seed] = (name.split('/').at(-1) ?? '').split('-').map(Number);
    expect(digestOf(await bytesOf(storage, name)), name).toBe(digestOf(someBytes(size ?? 0, seed)));
  }
  expect((await readdir(join(folder, 'tmp'))).length).toBeGreaterThanOrEqual(RUNS.length);
  await storage.removeLeftOvers(new Date(Date.now() + 60_000));
  expect(await readdir(join(folder, 'tmp'))).toEqual([]);
  expect(await namesIn(storage, '')).toEqual(seen);
});

test('only old remains of interrupted writes are removed', async () => {
  const folder = await aFolder();
  onTestFinished(() => rm(folder, { recursive: true }));
  const storage = new DiskStorage(folder);
  await storage.check();
  const hourAgo = new Date(Date.now() - 3_600_000);
  for (const name of ['old', 'fresh']) await writeFile(join(folder, 'tmp', name), 'half');
  await utimes(join(folder, 'tmp', 'old'), hourAgo, hourAgo);
  await storage.removeLeftOvers(new Date(Date.now() - 60_000));
  expect(await readdir(join(folder, 'tmp'))).toEqual(['fresh']);
});

test('a missing root folder is reported and not created', async () => {
  const folder = await aFolder();
  const storage = new DiskStorage(folder);
  await rm(folder, { recursive: true });
  await expect(storage.check()).rejects.toThrow('ENOENT');
  await expect(putBytes(storage, 'a/1', someBytes(3))).rejects.toThrow('ENOENT');
  await expect(readdir(folder)).rejects.toThrow('ENOENT');
});

test('removing the last file of a folder does not break a concurrent write into it', async () => {
  const folder = await aFolder();
  onTestFinished(() => rm(folder, { recursive: true }));
  const storage = new DiskStorage(folder);
  const rounds = Array.from({ length: 150 }, (_, at) => at);
  await Promise.all([
    ...rounds.map(async (at) => {
      await putBytes(storage, `shared/deep/gone-${at}`, someBytes(1));
      await storage.remove([`shared/deep/gone-${at}`]);
    }),
    ...rounds.map((at) => putBytes(storage, `shared/deep/kept-${at}`, someBytes(1))),
  ]);
  expect(await namesIn(storage, 'shared/')).toEqual(rounds.map((at) => `shared/deep/kept-${at}`).sort());
  await storage.remove(rounds.map((at) => `shared/deep/kept-${at}`));
  expect(await readdir(folder)).toEqual(['tmp']);
});
