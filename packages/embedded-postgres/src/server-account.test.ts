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

/** Creating a cluster and starting servers takes seconds, and far longer on a busy machine. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const isRoot = process.geteuid?.() === 0;
const homeOf = (parent: string) => join(parent, 'postgres');
const clusterOf = (parent: string) => join(homeOf(parent), 'cluster');
const account = (number: number) => ({ uid: number, gid: number });

async function serverOf(parent: string): Promise<{ uid: number; rights: bigint; program: string }> {
  const server = await findServer(clusterOf(parent));
  const status = await readFile(`/proc/${server?.pid}/status`, 'utf8');
  const field = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1] ?? '';
  const program = processCommand(Number(server?.pid)).split(' ')[0] ?? '';
  return { uid: Number(field('Uid')), rights: BigInt(`0x${field('CapEff')}`), program };
}

async function numberOf(name: string): Promise<number> {
  return Number((await promisify(execFile)('id', ['-u', name])).stdout);
}

// Only root can become another account. All other tests of this package also run without root.
describe.skipIf(!isRoot || process.platform !== 'linux')('the server account (needs root on Linux)', () => {
  let folder: string;
  let closable: string;
  let parent: string;
  let clone: Clone;
  let daemon: number;
  let nobody: number;

  beforeAll(async () => {
    [daemon, nobody] = await Promise.all([numberOf('daemon'), numberOf('nobody')]);
    folder = await makePassableFolder();
    closable = join(folder, 'closable');
    await mkdir(closable);
    clone = await makeClone(join(closable, 'clone'), join(folder, 'temporary'));
    parent = join(folder, 'daemon', 'data');
    await mkdir(join(folder, 'daemon'));
    await chown(join(folder, 'daemon'), daemon, daemon);
  });

  afterAll(async () => {
    for (const cluster of [clusterOf(parent), clusterOf(join(clone.folder, 'data'))]) {
      const server = await findServer(cluster);
      if (server !== undefined) await stopServer(server);
    }
    await rm(folder, { recursive: true, force: true });
  });

  it('is the current account without root, and programs installed by root run from a copy', async () => {
    const user = await spawnUser(homeOf(parent), { ...clone, uid: daemon });
    expect(await serverOf(parent)).toEqual({
      uid: daemon,
      rights: 0n,
      program: expect.stringMatching(`^${clone.temporary}/example-postgres-`),
    });
    await user.end('SIGTERM');
  });

  it("is the cluster's owner when started by root, and that account can start it again", async () => {
    for (const place of [clone, { ...clone, uid: daemon }]) {
      const user = await spawnUser(homeOf(parent), place);
      expect(await serverOf(parent)).toEqual({
        uid: daemon,
        rights: 0n,
        program: expect.stringMatching(`^${clone.folder}/`),
      });
      await user.end('SIGTERM');
    }
  });

  it('a cluster or folder of another account is refused with one sentence', async () => {
    onTestFinished(() => giveTo(account(daemon), parent));
    await giveTo(account(nobody), clusterOf(parent));
    await expect(spawnUser(homeOf(parent), { ...clone, uid: daemon })).rejects.toThrow(
      `EmbeddedPostgresError: The database in ${clusterOf(parent)} belongs to another account (number ${nobody});`,
    );
    await giveTo(account(nobody), parent);
    await expect(spawnUser(homeOf(parent), { ...clone, uid: daemon })).rejects.toThrow(
      `EmbeddedPostgresError: The folder ${parent} cannot be written (EACCES);`,
    );
  });

  it('is nobody without any right of root when root starts a cluster that root owns', async () => {
    await giveTo(account(0), parent);
    for (const passed of [parent, homeOf(parent)]) await chmod(passed, 0o711);
    const user = await spawnUser(homeOf(parent), clone);
    expect(await serverOf(parent)).toMatchObject({ uid: nobody, rights: 0n });
    await user.end('SIGTERM');
  });

  it('inside a 0700 folder the account is nobody with the one right to pass folders', async () => {
    await chmod(closable, 0o700);
    onTestFinished(() => chmod(closable, 0o755));
    const inside = join(clone.folder, 'data');
    const user = await spawnUser(homeOf(inside), clone);
    expect(await query(user.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    const passFolders = 1n << 1n;
    expect(await serverOf(inside)).toEqual({
      uid: nobody,
      rights: passFolders,
      program: expect.stringMatching(`^${clone.temporary}/example-postgres-`),
    });
    await user.end('SIGKILL');
    const next = await spawnUser(homeOf(inside), clone);
    await next.end('SIGTERM');
    expect(await findServer(clusterOf(inside))).toBeUndefined();
  });

  it('a folder that the account can neither pass nor be given the right for is named in one sentence', async () => {
    const hidden = join(await scratchFolder(), 'closed', 'data');
    await mkdir(hidden, { recursive: true, mode: 0o700 });
    const wrapper = ['setpriv', '--inh-caps=-dac_override', '--bounding-set=-dac_override'];
    await expect(spawnUser(homeOf(hidden), { ...clone, wrapper })).rejects.toThrow(
      new RegExp(`^EmbeddedPostgresError: The account .* cannot enter ${hidden}/postgres; .*setpriv.*$`),
    );
  });
});
