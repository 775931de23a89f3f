import { readdir, readFile, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { firstComplaint, openServerLog } from './server-log.ts';
import { scratchFolder } from './test-support/scratch-folder.ts';

it('appends to the same file until it is large, then keeps one old file', async () => {
  const folder = await scratchFolder();
  const file = join(folder, 'postgres.log');
  await writeFile(file, 'earlier\n');
  await (await openServerLog(file)).close();
  expect(await readFile(file, 'utf8')).toBe('earlier\n');
  await truncate(file, 10 * 1024 * 1024 + 1);
  await (await openServerLog(file)).close();
  expect((await readdir(folder)).sort()).toEqual(['postgres.log', 'postgres.log.1']);
  expect((await stat(file)).size).toBe(0);
});

it('a link in place of the log is not followed', async () => {
  const folder = await scratchFolder();
  await writeFile(join(folder, 'elsewhere'), 'mine');
  await symlink('elsewhere', join(folder, 'postgres.log'));
  const log = await openServerLog(join(folder, 'postgres.log'));
  await log.writeFile('line');
  await log.close();
  expect(await readFile(join(folder, 'elsewhere'), 'utf8')).toBe('mine');
});

it('answers the first error of the last start only', async () => {
  const file = join(await scratchFolder(), 'postgres.log');
  const before = '2026-01-02 03:04:05 UTC [7] FATAL:  an old story\n';
  const last = '2026-01-02 03:04:06 UTC [8] LOG:  starting\n2026-01-02 03:04:06 UTC [8] FATAL:  out of ink\n';
  await writeFile(file, before + last);
  expect(await firstComplaint(file, before.length)).toBe('out of ink');
});
