import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { isLiving } from './process-identity.ts';
import { locatePrograms } from './programs.ts';
import { findServer, stopServer } from './server-process.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';
import { query } from './test-support/query.ts';
import { makePassableFolder } from './test-support/scratch-folder.ts';
import { sleepingProcess } from './test-support/spawn-script.ts';
import { spawnUser } from './test-support/spawn-user.ts';

/** Creating a cluster and starting servers takes seconds, and far longer on a busy machine. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// One folder for all tests: creating a cluster takes seconds. Each test leaves its server stopped, however it ends.
const folder = await makePassableFolder();
const home = join(folder, 'data', 'postgres');
const cluster = join(home, 'cluster');
const postmasterFile = join(cluster, 'postmaster.pid');

afterAll(async () => {
  const server = await findServer(cluster);
  if (server !== undefined) await stopServer(server);
  await rm(folder, { recursive: true });
});

async function start(settings = {}, log: (message: string) => void = () => {}): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({
    folder: home,
    owner: 'example',
    log,
    settings: { fsync: 'off', ...settings },
  });
}

async function killServer(): Promise<void> {
  const server = await findServer(cluster);
  process.kill(Number(server?.pid), 'SIGKILL');
  await expect.poll(() => findServer(cluster)).toBeUndefined();
}

/** Lines that the server's log gains from now on. */
async function logFromHere(): Promise<() => Promise<string>> {
  const read = () => readFile(join(home, 'postgres.log'), 'utf8');
  const { length } = await read();
  return async () => (await read()).slice(length);
}

describe('a new cluster', () => {
  let server: EmbeddedPostgres;

  beforeAll(async () => {
    server = await start();
  });

  afterAll(() => server.stop());

  it('sorts by code point, maps Vietnamese letter case, keeps checksums and listens on this machine only', async () => {
    const [row] = await query(
      server.url('postgres'),
      `SELECT current_setting('server_encoding') AS encoding, current_setting('data_checksums') AS checksums,
              current_setting('timezone') AS timezone, current_setting('listen_addresses') AS addresses,
              current_setting('unix_socket_directories') AS sockets, current_setting('password_encryption') AS password,
              lower('ĐẶNG Ỷ') AS lower, 'z' < 'á' AS by_code_point, datcollate, datctype, datlocale
         FROM pg_database WHERE datname = current_database()`,
    );
    const libc = process.platform === 'linux' ? 'C.UTF-8' : 'C';
    expect(row).toEqual({
      encoding: 'UTF8',
      checksums: 'on',
      timezone: 'UTC',
      addresses: '127.0.0.1',
      sockets: '',
      password: 'scram-sha-256',
      lower: 'đặng ỷ',
      by_code_point: true,
      datcollate: libc,
      datctype: libc,
      datlocale: 'C.UTF-8',
    });
  });

  it('a login with a wrong password is refused', async () => {
    const wrong = server.url('postgres').replace(/:[0-9a-f]+@/, ':wrong@');
    await expect(query(wrong, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
  });

  it('port, password and log are readable by their owner only', async () => {
    for (const name of ['port', 'password', 'postgres.log']) {
      expect((await stat(join(home, name))).mode & 0o777, name).toBe(0o600);
    }
  });
});

describe('the next start', () => {
  it('uses the same cluster and the former port', async () => {
    const made = (await stat(join(cluster, 'PG_VERSION'))).mtimeMs;
    const first = await start();
    await first.stop();
    const second = await start();
    await second.stop();
    expect(second.port).toBe(first.port);
    expect((await stat(join(cluster, 'PG_VERSION'))).mtimeMs).toBe(made);
  });

  it('refuses a cluster of another version with one sentence', async () => {
    const file = join(cluster, 'PG_VERSION');
    const version = await readFile(file, 'utf8');
    onTestFinished(() => writeFile(file, version));
    await writeFile(file, '14\n');
    await expect(start()).rejects.toMatchObject({
      name: 'EmbeddedPostgresError',
      alternative: 'folder',
      message: `The database in ${cluster} was created by PostgreSQL 14 and this program brings PostgreSQL ${locatePrograms().major}; start it with the program that created it and move the data over with pg_dump.`,
    });
  });

  it('names the error of a server that does not start', async () => {
    await expect(start({ shared_buffers: 'much' })).rejects.toThrow(
      `The embedded database does not start: invalid value for parameter "shared_buffers": "much" (its log is ${home}/postgres.log).`,
    );
  });
});

describe('processes that share a folder', () => {
  it('share one server, which the last process stops', async () => {
    const other = await spawnUser(home);
    const server = await start();
    expect(server.port).toBe(other.port);
    await other.end('SIGTERM');
    expect(await query(server.url('postgres'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await server.stop();
    expect(await findServer(cluster)).toBeUndefined();
  });

  it('start one server when all start at once', async () => {
    const log = await logFromHere();
    const [here, again, ...others] = await Promise.all([start(), start(), spawnUser(home), spawnUser(home)]);
    expect(new Set([here.port, again.port, ...others.map(({ port }) => port)])).toHaveLength(1);
    expect((await log()).match(/ready to accept connections/g)).toHaveLength(1);
    await Promise.all([here.stop(), again.stop(), ...others.map(({ end }) => end('SIGTERM'))]);
    expect(await findServer(cluster)).toBeUndefined();
  });

  it('stop the server in order on Ctrl+C, which reaches their whole process group', async () => {
    const user = await spawnUser(home);
    const log = await logFromHere();
    await user.end('SIGINT');
    expect(await findServer(cluster)).toBeUndefined();
    const lines = (await log()).trimEnd().split('\n');
    expect(lines[0]).toContain('received fast shutdown request');
    expect(lines.at(-1)).toContain('database system is shut down');
  });
});

describe('after a crash', () => {
  it('a server left running by a killed process is restarted with everything committed', async () => {
    const user = await spawnUser(home);
    await query(user.url, `CREATE TABLE left_running AS SELECT 'Đặng Ỷ' AS title`);
    await user.end('SIGKILL');
    const leftover = await findServer(cluster);
    const messages: string[] = [];
    const server = await start({}, (message) => messages.push(message));
    expect(leftover && isLiving(leftover)).toBe(false);
    expect(messages.join()).toContain(`(process ${leftover?.pid})`);
    expect(await query(server.url('postgres'), 'SELECT title FROM left_running')).toEqual([
      { title: 'Đặng Ỷ' },
    ]);
    await server.stop();
  });

  it('a server killed together with its user recovers everything committed', async () => {
    const user = await spawnUser(home);
    await query(user.url, `CREATE TABLE killed AS SELECT 'Đặng Ỷ' AS title`);
    await killServer();
    await user.end('SIGKILL');
    expect((await stat(postmasterFile)).size).toBeGreaterThan(0);
    const server = await start();
    expect(await query(server.url('postgres'), 'SELECT title FROM killed')).toEqual([{ title: 'Đặng Ỷ' }]);
    await server.stop();
  });

  it('a server that died under a living process is restarted at the same port', async () => {
    const user = await spawnUser(home);
    await killServer();
    const server = await start();
    expect(server.port).toBe(user.port);
    expect(await query(user.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await server.stop();
    await user.end('SIGTERM');
    expect(await findServer(cluster)).toBeUndefined();
  });

  it('a leftover postmaster.pid with the pid of another program blocks no start and kills no program', async () => {
    const { uid } = await stat(cluster);
    const stranger = await sleepingProcess(uid);
    const note = [
      stranger.pid,
      cluster,
      1_700_000_000,
      5432,
      '',
      '127.0.0.1',
      '  1234567         0',
      'ready   ',
      '',
    ];
    await writeFile(postmasterFile, note.join('\n'));
    const server = await start();
    expect(await query(server.url('postgres'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await server.stop();
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
  });
});
