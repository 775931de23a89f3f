import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataOf } from '@toasoan/contract/core/endpoint.ts';
import type { Failure } from '@toasoan/contract/core/envelope.ts';
import type { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { findServer, stopServer } from '@toasoan/embedded-postgres/server-process.ts';
import { startEmbeddedPostgres } from '@toasoan/embedded-postgres/start-embedded-postgres.ts';
import { query } from '@toasoan/embedded-postgres/test-support/query.ts';
import { makePassableFolder } from '@toasoan/embedded-postgres/test-support/scratch-folder.ts';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { aNumber } from '#test/factories/a-number.ts';
import { embeddedDatabaseOf } from './product-database.ts';
import { type SpawnedProduct, spawnProduct } from './test-support/spawn-product.ts';

/** Processes and databases are killed and start again, each of which takes seconds on a busy machine. */
const CRASH_TEST = { timeout: 120_000 };

/** A database of somebody else's: the product may not start it, only notice that it is there again. */
const folder = await makePassableFolder();
const cluster = join(folder, 'postgres', 'cluster');
const startDatabase = () =>
  startEmbeddedPostgres({
    ...embeddedDatabaseOf(folder),
    log: () => undefined,
    settings: { fsync: 'off' },
  });
afterAll(async () => {
  const left = await findServer(cluster);
  if (left !== undefined) await stopServer(left);
  await rm(folder, { recursive: true, force: true });
});

const LOGIN = { email: 'quantri@toasoan.local', password: 'cơ sở dữ liệu đứng im' };
/** The product finds a database that is back within seconds, later on a busy machine. */
const PATIENCE = { timeout: 60_000, interval: 100 };

async function startProduct(databaseUrl: string): Promise<SpawnedProduct> {
  const product = await spawnProduct({
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'data'),
    SECRET_KEY: 'a-key-for-tests-that-is-long-enough',
    SEED: 'none',
    ADMIN_PASSWORD: LOGIN.password,
  });
  onTestFinished(async () => void (await product.ended));
  onTestFinished(() => product.kill());
  return product;
}

function signIn(address: string): Promise<Response> {
  return fetch(`${address}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...LOGIN, recaptchaToken: '' }),
  });
}

/** Reads, writes and a sign-in, all at once; the different answers. */
async function askAround(address: string, headers: Record<string, string>, each = 10) {
  const create = (title: string) =>
    fetch(`${address}/api/admin/tag/create`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ title }),
    });
  const responses = await Promise.all([
    ...Array.from({ length: each }, () => fetch(`${address}/api/admin/tag/list`, { headers })),
    ...Array.from({ length: each }, (_, at) => create(`Thẻ ${at} ${aNumber()}`)),
    signIn(address),
  ]);
  const reported = await Promise.all(
    responses.map(async (response) => {
      const { error } = (await response.json()) as Failure;
      return [response.status, error, response.headers.get('retry-after')].join(' ');
    }),
  );
  return [...new Set(reported)];
}

test(
  'while the database is stopped or silent, calls get −503; afterwards the same process answers',
  CRASH_TEST,
  async () => {
    const database = await startDatabase();
    const url = database.url('toasoan');
    const { address } = await startProduct(url);
    const { data } = (await (await signIn(address)).json()) as {
      data: DataOf<typeof sessionEndpoints.login>;
    };
    const headers = { authorization: `Bearer ${data.token}`, 'project-id': '1' };
    // No more calls at a time than connections: on a slow machine a call that waits for one gets −503 as well.
    const answers = () => expect.poll(() => askAround(address, headers, 3), PATIENCE).toEqual(['200 0 ']);
    await answers();

    // Stopped without waiting for anybody, in the middle of calls.
    const during = askAround(address, headers);
    process.kill(Number((await findServer(cluster))?.pid), 'SIGQUIT');
    await during;
    await expect.poll(() => findServer(cluster)).toBeUndefined();
    expect(await askAround(address, headers)).toEqual(['503 -503 5']);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await fetch(`${address}/readyz`)).status).toBe(503);
    const again = await startDatabase();
    await answers();

    // Silent: it keeps every connection and says nothing.
    const postmaster = Number((await findServer(cluster))?.pid);
    const backends = await query(
      url,
      'SELECT pid FROM pg_stat_activity WHERE datname IS NOT NULL AND pid <> pg_backend_pid()',
    );
    const frozen = [postmaster, ...backends.map(({ pid }) => Number(pid))];
    const thaw = () => {
      for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT');
    };
    onTestFinished(thaw);
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    for (const _time of [1, 2]) {
      expect(await askAround(address, headers)).toEqual(['503 -503 5']);
    }
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    thaw();
    await answers();
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    await again.stop();
  },
);
