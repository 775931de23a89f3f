import { mkdirSync, mkdtempSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
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
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { folder, file, seen } = watched();
  // The system notifies the watchers of a folder in the order of their creation: this one last.
  const own = watch(join(folder, 'src', 'app'));
  onTestFinished(() => own.close());
  const backup = new Promise((resolve) => {
    own.on('change', (_, name) => name === 'main.ts.swp' && resolve(name));
  });
  writeFileSync(join(folder, 'src', 'app', 'main.test.ts'), '1');
  writeFileSync(`${file}.swp`, '1');
  await backup;
  vi.advanceTimersByTime(10_000);
  expect(seen.changes).toBe(0);
});
