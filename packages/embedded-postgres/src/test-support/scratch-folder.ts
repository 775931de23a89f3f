import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder that every account can pass through; removed after the test. */
export async function scratchFolder(): Promise<string> {
  const folder = await makePassableFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export async function makePassableFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'embedded-postgres-test-'));
  await chmod(folder, 0o711);
  return folder;
}
