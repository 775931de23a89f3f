import { randomBytes } from 'node:crypto';
import type { StatsFs } from 'node:fs';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@toasoan/embedded-postgres/start-embedded-postgres.ts';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { ALL_MIGRATIONS } from '#migrations/all-migrations.ts';
import { migrate } from '#server/core/db/migrate.ts';
import { openOwnerConnection } from '#server/core/db/owner-connection.ts';

/** A migrated database that is only ever copied. */
export interface TestTemplate {
  /** The server's own database, for creating and dropping others. */
  readonly serverUrl: string;
  readonly name: string;
  readonly role: string | undefined;
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly template: TestTemplate;
  }
}

/** Faster than safe: what these tests write need not outlive them. */
const FORGETFUL = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '120',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Hardly a test database lives long enough to need it.
  autovacuum: 'off',
};

/** A question and its answer cost a third less there than over TCP, and these tests ask some hundred thousand. */
const HAS_SOCKET_FILES = process.platform === 'linux';
/** Bytes; the system takes no more than 107 with the name of the file. */
const LONGEST_FOLDER = 85;

/** Of Linux, in memory: some thousand small files are copied and removed for each test file. */
const MEMORY_FOLDER = '/dev/shm';
/** The cluster takes some hundred megabytes; containers often have no more than sixty there. */
const ENOUGH_BYTES = 3e9;

/** One PostgreSQL and one migrated template for all test files: an own one, or that of TEST_DATABASE_URL. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await testServer();
  const name = `toasoan_template_${randomBytes(4).toString('hex')}`;
  await execute(server.url, `CREATE DATABASE ${name}`);
  const owner = openOwnerConnection(databaseUrl(server.url, name));
  const { role } = await migrate(owner, ALL_MIGRATIONS).finally(() => owner.destroy());
  project.provide('template', { serverUrl: server.url, name, role });
  return async () => {
    await execute(server.url, `DROP DATABASE ${name} WITH (FORCE)`);
    await server.stop();
  };
}

export function databaseUrl(serverUrl: string, name: string): string {
  const address = new URL(serverUrl);
  address.pathname = `/${name}`;
  return address.href;
}

async function testServer(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given !== undefined) return { url: given, stop: async () => undefined };
  const dataDir = await makeDataFolder();
  const home = join(dataDir, 'postgres');
  const folder = join(home, 'cluster');
  const isSocketFile = HAS_SOCKET_FILES && Buffer.byteLength(folder) <= LONGEST_FOLDER;
  const settings = { ...FORGETFUL, ...(isSocketFile && { unix_socket_directories: '.' }) };
  const cluster = await startEmbeddedPostgres({
    folder: home,
    owner: 'toasoan',
    log: () => undefined,
    settings,
  });
  return {
    url: isSocketFile ? overSocketFile(cluster.url('postgres'), folder) : cluster.url('postgres'),
    stop: async () => {
      await cluster.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function overSocketFile(address: string, folder: string): string {
  const { username, password, port, pathname } = new URL(address);
  return `postgres://${username}:${password}@${encodeURIComponent(folder)}:${port}${pathname}`;
}

async function makeDataFolder(): Promise<string> {
  const { bavail = 0, bsize = 0 } = await statfs(MEMORY_FOLDER).catch(() => ({}) as Partial<StatsFs>);
  if (bavail * bsize > ENOUGH_BYTES) {
    const inMemory = await mkdtemp(join(MEMORY_FOLDER, 'toasoan-test-')).catch(() => undefined);
    if (inMemory !== undefined) return inMemory;
  }
  return await mkdtemp(join(tmpdir(), 'toasoan-test-'));
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
