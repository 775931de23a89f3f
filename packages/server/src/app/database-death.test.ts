import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Failure } from '@toasoan/contract/core/envelope.ts';
import { findServer, stopServer } from '@toasoan/embedded-postgres/server-process.ts';
import { makePassableFolder } from '@toasoan/embedded-postgres/test-support/scratch-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { ownTime } from '#test/own-time.ts';
import { spawnProduct } from './test-support/spawn-product.ts';

const LOGIN = { email: 'quantri@toasoan.local', password: 'cơ sở dữ liệu chết dưới tay' };
const GIVE_UP_MS = 30_000;

test('a product whose embedded database is killed says −503 and answers again without a restart', async () => {
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
  const killedAt = ownTime();
  const refusals: unknown[] = [];
  for (;;) {
    const begun = ownTime();
    const response = await signIn();
    expect(ownTime() - begun).toBeLessThan(5_000);
    if (response.status === 200) break;
    const { error, code } = (await response.json()) as Failure;
    refusals.push([response.status, error, code, Number(response.headers.get('retry-after')) > 0]);
    expect(ownTime() - killedAt).toBeLessThan(GIVE_UP_MS);
    await wait(50);
  }
  expect(refusals).not.toEqual([]);
  expect(new Set(refusals.map(String))).toEqual(new Set([String([503, -503, 'UNAVAILABLE', true])]));
  expect((await fetch(`${product.address}/readyz`)).status).toBe(200);
});
