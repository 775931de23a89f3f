import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { isLiving, processStart } from './process-identity.ts';
import { withProcessLock } from './process-lock.ts';
import { scratchFolder } from './test-support/scratch-folder.ts';
import { spawnScript } from './test-support/spawn-script.ts';

const counting = new URL('./test-support/counting-process.ts', import.meta.url);
const holding = new URL('./test-support/holding-process.ts', import.meta.url);

it('work under one lock never overlaps, in one process or in several', async () => {
  const folder = await scratchFolder();
  const counter = join(folder, 'counter');
  await writeFile(counter, '0');
  const addOne = () =>
    withProcessLock(join(folder, 'lock'), async () => {
      const before = Number(await readFile(counter, 'utf8'));
      await nextTurn();
      await writeFile(counter, String(before + 1));
    });
  const others = [1, 2, 3].map(() => spawnScript(counting, [folder, '5']).ended);
  await Promise.all([...Array.from({ length: 5 }, addOne), ...others]);
  expect(await readFile(counter, 'utf8')).toBe('20');
});

it('a killed holder, and one whose pid was reused, do not block the lock', async () => {
  const lock = join(await scratchFolder(), 'lock');
  const holder = spawnScript(holding, [lock]);
  await holder.firstWords();
  const pid = Number(holder.child.pid);
  const identity = { pid, started: processStart(pid) ?? '' };
  const after = withProcessLock(lock, async () => isLiving(identity));
  // Taking another lock needs more steps than a look at this one, so that the first look is over.
  await withProcessLock(`${lock}-other`, async () => undefined);
  expect(isLiving(identity)).toBe(true);
  await holder.end('SIGKILL');
  expect(await after).toBe(false);
  await writeFile(join(lock, '7'), JSON.stringify({ pid: process.pid, started: 'another time' }));
  expect(await withProcessLock(lock, async () => 'worked')).toBe('worked');
});

it('the lock is released after the work fails', async () => {
  const lock = join(await scratchFolder(), 'lock');
  const failing = withProcessLock(lock, () => Promise.reject(new Error('work failed')));
  await expect(failing).rejects.toThrow('work failed');
  expect(await withProcessLock(lock, async () => 'worked')).toBe('worked');
});

it('taking the lock many times leaves only a few files', async () => {
  const lock = join(await scratchFolder(), 'lock');
  for (let round = 0; round < 30; round += 1) await withProcessLock(lock, async () => {});
  expect((await readdir(lock)).length).toBeLessThan(12);
});
