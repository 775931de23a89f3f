import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { describe, expect, test } from 'vitest';
import { DiskStorage } from '#server/core/storage/disk-storage.ts';
import { startTestServer } from '#test/test-server.ts';
import { Readiness } from './readiness.ts';

const server = await startTestServer();
const { app, db, storage, readiness } = server;

async function ready() {
  const response = await app.inject({ url: '/readyz' });
  return [response.statusCode, response.json()];
}

describe('Readiness', () => {
  test('is told while database, migrations and storage are there', async () => {
    expect(await ready()).toEqual([200, { status: 'ready' }]);
  });

  test('names what is missing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'toasoan-files-'));
    await rm(folder, { recursive: true });
    const gone = new DiskStorage(folder);
    const lacking = new Readiness({ db, storage: gone, newestMigration: '9999-of-tomorrow' });
    expect(await lacking.missing()).toEqual(['migrations', 'storage']);
    const closed = await import('#server/core/db/database.ts').then(({ openDatabase }) =>
      openDatabase({ url: 'postgres://a:b@127.0.0.1:1/c', onConnectionError: () => undefined }),
    );
    const alone = new Readiness({ db: closed.db, storage, newestMigration: '' });
    expect(await alone.missing()).toEqual(['database']);
    await closed.close();
  });
});

describe('A server that is stopping', () => {
  test('is alive but not ready, and sends calls elsewhere in the envelope', async () => {
    readiness.stop();
    expect((await app.inject({ url: '/healthz' })).json()).toEqual({ status: 'alive' });
    expect(await ready()).toEqual([503, { status: 'not ready', missing: ['stopping'] }]);
    const call = await server.send(sessionEndpoints.me);
    expect(call.envelope).toMatchObject({ error: -503, code: 'UNAVAILABLE', details: { retryAfter: 5 } });
    expect(call.headers).toMatchObject({ 'retry-after': '5', connection: 'close' });
  });
});
