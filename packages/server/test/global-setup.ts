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

/** A migrated database that tests only copy. */
export interface TestTemplate {
  /** The server's own database, from which others are created and dropped. */
  readonly serverUrl: string;
  readonly name: string;
  readonly role: string | undefined;
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly template: TestTemplate;
  }
}

/** Fast and unsafe: the data of tests need not survive a crash. */
const FORGETFUL = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '120',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Few test databases exist long enough to need it.
  autovacuum: 'off',
};

/** A query costs a third less there than over TCP, and these tests send about a hundred thousand. */
const HAS_SOCKET_FILES = process.platform === 'linux';
/** Bytes. The system allows 107 including the name of the file. */
const LONGEST_FOLDER = 85;

/** In the memory of Linux: each test file copies and removes about a thousand small files. */
const MEMORY_FOLDER = '/dev/shm';
/** The cluster needs several hundred megabytes; containers often have only sixty there. */
const ENOUGH_BYTES = 3e9;

/** One PostgreSQL server, its own or that of TEST_DATABASE_URL, and one migrated template for all test files. */
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
