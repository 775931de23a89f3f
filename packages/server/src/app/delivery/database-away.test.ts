import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findServer, stopServer } from '@toasoan/embedded-postgres/server-process.ts';
import { startEmbeddedPostgres } from '@toasoan/embedded-postgres/start-embedded-postgres.ts';
import { query } from '@toasoan/embedded-postgres/test-support/query.ts';
import { makePassableFolder } from '@toasoan/embedded-postgres/test-support/scratch-folder.ts';
import { afterAll, expect, test } from 'vitest';
import { embeddedDatabaseOf } from '../product-database.ts';
import { spawnProduct } from '../test-support/spawn-product.ts';

/** A database is stopped and started, which takes seconds on a busy machine. */
const CRASH_TEST = { timeout: 120_000 };
const PATIENCE = { timeout: 60_000, interval: 100 };

const folder = await makePassableFolder();
const startDatabase = () =>
  startEmbeddedPostgres({ ...embeddedDatabaseOf(folder), log: () => undefined, settings: { fsync: 'off' } });
afterAll(async () => {
  const left = await findServer(join(folder, 'postgres', 'cluster'));
  if (left !== undefined) await stopServer(left);
  await rm(folder, { recursive: true, force: true });
});

test(
  'readers see what they saw while the database is away, and what changed when it is back',
  CRASH_TEST,
  async () => {
    const database = await startDatabase();
    const product = await spawnProduct({
      DATABASE_URL: database.url('postgres'),
      DATA_DIR: join(folder, 'data'),
      SECRET_KEY: 'a-key-for-tests-that-is-long-enough',
      SEED: 'none',
      ADMIN_PASSWORD: 'bạn đọc vẫn thấy trang',
      ROLE: 'delivery',
    });
    const ask = async (path: string) => await fetch(`${product.address}/api/public/v1/1${path}`);
    const name = async () => ((await (await ask('')).json()) as { data?: { name: string } }).data?.name;
    const known = await name();
    expect([typeof known, (await ask('/home')).status]).toEqual(['string', 200]);
    await database.stop();
    // Nobody asked for this before, so nothing stands in for it.
    await expect.poll(async () => (await ask('/events')).status, PATIENCE).toBe(503);
    expect([await name(), (await ask('/home')).status]).toEqual([known, 200]);
    const again = await startDatabase();
    await query(
      again.url('postgres'),
      "UPDATE projects SET name = 'Tên sau sự cố', name_key = 'tên sau sự cố' WHERE id = 1",
    );
    await expect.poll(name, PATIENCE).toBe('Tên sau sự cố');
    product.kill();
    await product.ended;
    await again.stop();
  },
);
