import { link, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts';
import { openFolder, writeDraft, writePrivateFile } from './private-files.ts';
import { isLiving, ownIdentity, type ProcessIdentity, parseIdentity } from './process-identity.ts';

const RELEASED = 'released';
const KEPT_GENERATIONS = 8;
const PATIENCE_MS = 300_000;

/** Runs work while no other process runs work under the same lock. The lock of a killed process does not count. */
export async function withProcessLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  await openFolder(folder);
  const ticket = await acquire(folder);
  try {
    return await work();
  } finally {
    await writePrivateFile(ticket, RELEASED);
  }
}

/*
 * The file with the highest number is the lock. A process takes a number by a hard link, which only one can create,
 * and only above a holder that has released or died. The highest file is never removed, a higher one replaces it:
 * a slow process that takes a lower number finds the higher one and steps back. The obvious way, removing the file
 * of a dead holder and creating it again, lets two processes do both.
 */
async function acquire(folder: string): Promise<string> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  for (;;) {
    const highest = await highestGeneration(folder);
    const holder = await livingHolder(join(folder, String(highest)));
    if (holder === undefined) {
      const mine = highest + 1;
      if (await take(folder, mine)) return join(folder, String(mine));
    } else if (Date.now() > giveUpAt) {
      throw new EmbeddedPostgresError(
        `Process ${holder.pid} has been starting or stopping in ${folder} for minutes; end it and try again.`,
      );
    } else {
      await sleep(20);
    }
  }
}

async function take(folder: string, generation: number): Promise<boolean> {
  const file = join(folder, String(generation));
  const draft = await writeDraft(file, JSON.stringify(ownIdentity()));
  try {
    await link(draft, file);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
  if ((await highestGeneration(folder)) > generation) {
    await rm(file, { force: true });
    return false;
  }
  await removeOld(folder, generation - KEPT_GENERATIONS);
  return true;
}

async function livingHolder(file: string): Promise<ProcessIdentity | undefined> {
  try {
    const holder = parseIdentity(await readFile(file, 'utf8'));
    return holder !== undefined && isLiving(holder) ? holder : undefined;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function highestGeneration(folder: string): Promise<number> {
  return Math.max(0, ...(await generations(folder)));
}

async function removeOld(folder: string, below: number): Promise<void> {
  for (const generation of await generations(folder)) {
    if (generation < below) await rm(join(folder, String(generation)), { force: true });
  }
}

async function generations(folder: string): Promise<number[]> {
  return (await readdir(folder)).filter((name) => /^\d+$/.test(name)).map(Number);
}
