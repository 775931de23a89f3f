import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { DiskStorage } from '#server/core/storage/disk-storage.ts';

/** An empty store in a folder that goes with the test file, for tests without a server. */
export async function aStorage(): Promise<DiskStorage> {
  const folder = await mkdtemp(join(tmpdir(), 'toasoan-test-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return new DiskStorage(folder);
}
