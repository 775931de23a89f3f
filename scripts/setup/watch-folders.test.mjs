import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { watchFolders } from './watch-folders.mjs';

function watched() {
  const folder = mkdtempSync(join(tmpdir(), 'toasoan-watch-'));
  mkdirSync(join(folder, 'src', 'app'), { recursive: true });
  const file = join(folder, 'src', 'app', 'main.ts');
  writeFileSync(file, '1');
  const seen = { changes: 0 };
  const end = watchFolders([join(folder, 'src')], () => {
    seen.changes += 1;
  });
  onTestFinished(() => {
    end();
    rmSync(folder, { recursive: true });
  });
  return { folder, file, seen };
}

test('each replacement of a file is reported', async () => {
  const { folder, file, seen } = watched();
  for (let time = 1; time <= 3; time += 1) {
    writeFileSync(join(folder, 'new'), String(time));
    renameSync(join(folder, 'new'), file);
    await expect.poll(() => seen.changes).toBe(time);
  }
  writeFileSync(file, 'in place');
  await expect.poll(() => seen.changes).toBe(4);
});

test('a new folder and later changes inside it are reported', async () => {
  const { folder, seen } = watched();
  const added = join(folder, 'src', 'features');
  mkdirSync(join(added, 'tags'), { recursive: true });
  await expect.poll(() => seen.changes).toBe(1);
  writeFileSync(join(added, 'tags', 'tag.ts'), '1');
  await expect.poll(() => seen.changes).toBe(2);
  rmSync(added, { recursive: true });
  await expect.poll(() => seen.changes).toBe(3);
});

test('changes of tests and editor backups are not reported', async () => {
  const { folder, file, seen } = watched();
  writeFileSync(join(folder, 'src', 'app', 'main.test.ts'), '1');
  writeFileSync(`${file}.swp`, '1');
  await wait(400);
  expect(seen.changes).toBe(0);
});
