import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { DiskStorage } from '#server/core/storage/disk-storage.ts';

/** An empty store for tests without a server; its folder is removed after the test file. */
export async function aStorage(): Promise<DiskStorage> {
  const folder = await mkdtemp(join(tmpdir(), 'toasoan-test-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return new DiskStorage(folder);
}
