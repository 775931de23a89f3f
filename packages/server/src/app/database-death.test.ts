import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Failure } from '@toasoan/contract/core/envelope.ts';
import { findServer, stopServer } from '@toasoan/embedded-postgres/server-process.ts';
import { makePassableFolder } from '@toasoan/embedded-postgres/test-support/scratch-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { spawnProduct } from './test-support/spawn-product.ts';

/** Processes and databases are killed and start again, each of which takes seconds on a busy machine. */
const CRASH_TEST = { timeout: 120_000 };

const LOGIN = { email: 'quantri@toasoan.local', password: 'cơ sở dữ liệu chết dưới tay' };
/** A killed database starts again within seconds, later on a busy machine. */
const PATIENCE = { timeout: 60_000, interval: 50 };

test(
  'a product whose embedded database is killed answers −503 and recovers without a restart',
  CRASH_TEST,
  async () => {
    const dataDir = await makePassableFolder();
    const cluster = join(dataDir, 'postgres', 'cluster');
    onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 3 }));
    onTestFinished(async () => {
      const left = await findServer(cluster);
      if (left !== undefined) await stopServer(left);
    });
    const product = await spawnProduct({ DATA_DIR: dataDir, SEED: 'none', ADMIN_PASSWORD: LOGIN.password });
    onTestFinished(async () => void (await product.ended));
    onTestFinished(() => product.kill());
    const signIn = () =>
      fetch(`${product.address}/api/admin/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...LOGIN, recaptchaToken: '' }),
      });
    expect((await signIn()).status).toBe(200);

    process.kill(Number((await findServer(cluster))?.pid), 'SIGKILL');
    const refusals: unknown[] = [];
    const nextStatus = async () => {
      const response = await signIn();
      // A connection may outlive its killed server for a moment.
      if (response.status === 200) return refusals.length > 0 ? 200 : undefined;
      const { error, code } = (await response.json()) as Failure;
      refusals.push([response.status, error, code, Number(response.headers.get('retry-after')) > 0]);
      return response.status;
    };
    await expect.poll(nextStatus, PATIENCE).toBe(200);
    expect(new Set(refusals.map(String))).toEqual(new Set([String([503, -503, 'UNAVAILABLE', true])]));
    expect((await fetch(`${product.address}/readyz`)).status).toBe(200);
  },
);
