import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { processCommand } from './process-identity.ts';
import { giveTo } from './server-account.ts';
import { findServer, stopServer } from './server-process.ts';
import { type Clone, makeClone } from './test-support/make-clone.ts';
import { query } from './test-support/query.ts';
import { makePassableFolder, scratchFolder } from './test-support/scratch-folder.ts';
import { spawnUser } from './test-support/spawn-user.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const isRoot = process.geteuid?.() === 0;
const clusterOf = (dataDir: string) => join(dataDir, 'postgres', 'cluster');
const account = (number: number) => ({ uid: number, gid: number });

async function serverOf(dataDir: string): Promise<{ uid: number; rights: bigint; program: string }> {
  const server = await findServer(clusterOf(dataDir));
  const status = await readFile(`/proc/${server?.pid}/status`, 'utf8');
  const field = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1] ?? '';
  const program = processCommand(Number(server?.pid)).split(' ')[0] ?? '';
  return { uid: Number(field('Uid')), rights: BigInt(`0x${field('CapEff')}`), program };
}

async function numberOf(name: string): Promise<number> {
  return Number((await promisify(execFile)('id', ['-u', name])).stdout);
}

// Only root can become somebody else. Without root every other test of this folder is the one for "not root".
describe.skipIf(!isRoot || process.platform !== 'linux')('the server account (needs root on Linux)', () => {
  let folder: string;
  let closable: string;
  let dataDir: string;
  let clone: Clone;
  let daemon: number;
  let nobody: number;

  beforeAll(async () => {
    [daemon, nobody] = await Promise.all([numberOf('daemon'), numberOf('nobody')]);
    folder = await makePassableFolder();
    closable = join(folder, 'closable');
    await mkdir(closable);
    clone = await makeClone(join(closable, 'clone'), join(folder, 'temporary'));
    dataDir = join(folder, 'daemon', 'data');
    await mkdir(join(folder, 'daemon'));
    await chown(join(folder, 'daemon'), daemon, daemon);
  });

  afterAll(async () => {
    for (const cluster of [clusterOf(dataDir), clusterOf(join(clone.folder, 'data'))]) {
      const server = await findServer(cluster);
      if (server !== undefined) await stopServer(server);
    }
    await rm(folder, { recursive: true, force: true });
  });

  it('is our own when not root; programs that root installed without their links run from a copy', async () => {
    const user = await spawnUser(dataDir, { ...clone, uid: daemon });
    expect(await serverOf(dataDir)).toEqual({
      uid: daemon,
      rights: 0n,
      program: expect.stringMatching(`^${clone.temporary}/toasoan-postgres-`),
    });
    await user.end('SIGTERM');
  });

  it("is the cluster's owner when root, and that account goes on after root", async () => {
    for (const place of [clone, { ...clone, uid: daemon }]) {
      const user = await spawnUser(dataDir, place);
      expect(await serverOf(dataDir)).toEqual({
        uid: daemon,
        rights: 0n,
        program: expect.stringMatching(`^${clone.folder}/`),
      });
      await user.end('SIGTERM');
    }
  });

  it("is never another's: a foreign cluster or data folder is refused with one sentence", async () => {
    onTestFinished(() => giveTo(account(daemon), dataDir));
    await giveTo(account(nobody), clusterOf(dataDir));
    await expect(spawnUser(dataDir, { ...clone, uid: daemon })).rejects.toThrow(
      `StartUpError: The database in ${clusterOf(dataDir)} belongs to another account (number ${nobody});`,
    );
    await giveTo(account(nobody), dataDir);
    await expect(spawnUser(dataDir, { ...clone, uid: daemon })).rejects.toThrow(
      `StartUpError: The data folder ${dataDir} cannot be written (EACCES);`,
    );
  });

  it('is nobody when root, without any right of root, also for a cluster that root has copied back', async () => {
    await giveTo(account(0), dataDir);
    for (const passed of [dataDir, join(dataDir, 'postgres')]) await chmod(passed, 0o711);
    const user = await spawnUser(dataDir, clone);
    expect(await serverOf(dataDir)).toMatchObject({ uid: nobody, rights: 0n });
    await user.end('SIGTERM');
  });

  it('is nobody in a clone inside a 0700 folder, from a copy of the programs, with the one right to pass folders', async () => {
    await chmod(closable, 0o700);
    onTestFinished(() => chmod(closable, 0o755));
    const inside = join(clone.folder, 'data');
    const user = await spawnUser(inside, clone);
    expect(await query(user.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    const passFolders = 1n << 1n;
    expect(await serverOf(inside)).toEqual({
      uid: nobody,
      rights: passFolders,
      program: expect.stringMatching(`^${clone.temporary}/toasoan-postgres-`),
    });
    await user.end('SIGKILL');
    const next = await spawnUser(inside, clone);
    await next.end('SIGTERM');
    expect(await findServer(clusterOf(inside))).toBeUndefined();
  });

  it('cannot be found where nobody may not pass and that right cannot be given: one sentence names the folder', async () => {
    const hidden = join(await scratchFolder(), 'closed', 'data');
    await mkdir(hidden, { recursive: true, mode: 0o700 });
    const wrapper = ['setpriv', '--inh-caps=-dac_override', '--bounding-set=-dac_override'];
    await expect(spawnUser(hidden, { ...clone, wrapper })).rejects.toThrow(
      new RegExp(`^StartUpError: The account .* cannot enter ${hidden}/postgres; .*setpriv.*$`),
    );
  });
});
