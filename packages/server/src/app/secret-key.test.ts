import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keptSecretKey } from './secret-key.ts';

test('the key is created once, even by concurrent starts, and only its owner can read it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'toasoan-key-'));
  const keys = await Promise.all([keptSecretKey(folder), keptSecretKey(folder), keptSecretKey(folder)]);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{64}$/);
  expect((await stat(join(folder, 'secret-key'))).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['secret-key']);
  await rm(folder, { recursive: true });
});

test('a damaged key stops the start and is not replaced', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'toasoan-key-'));
  await writeFile(join(folder, 'secret-key'), '');
  await expect(keptSecretKey(folder)).rejects.toThrow('is damaged: restore it from a backup');
  await rm(folder, { recursive: true });
});
