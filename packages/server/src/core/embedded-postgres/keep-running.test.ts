import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { findServer, stopServer } from './server-process.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';
import { query } from './test-support/query.ts';
import { makePassableFolder } from './test-support/scratch-folder.ts';

const PATIENCE = { timeout: 60_000, interval: 100 };

async function keptServer() {
  const folder = await makePassableFolder();
  const cluster = join(folder, 'postgres', 'cluster');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  onTestFinished(async () => {
    const left = await findServer(cluster);
    if (left !== undefined) await stopServer(left);
  });
  const told: string[] = [];
  const server = await startEmbeddedPostgres({
    dataDir: folder,
    log: (message) => told.push(message),
    settings: { fsync: 'off' },
    keepRunning: true,
  });
  onTestFinished(() => server.stop());
  told.length = 0;
  return {
    told,
    server,
    ask: (sql: string) => query(server.url('postgres'), sql),
    kill: async () => process.kill(Number((await findServer(cluster))?.pid), 'SIGKILL'),
    find: () => findServer(cluster),
  };
}

it('a server killed again and again comes back each time, with what was committed, at its place', async () => {
  const { ask, kill, told, server, find } = await keptServer();
  await ask(`CREATE TABLE kept AS SELECT 'Tòa soạn' AS title`);
  for (const _time of [1, 2]) {
    await kill();
    await expect
      .poll(() => ask('SELECT title FROM kept').catch(String), PATIENCE)
      .toEqual([{ title: 'Tòa soạn' }]);
  }
  const sentence = 'The embedded database has ended unasked; it is started again.';
  expect(told).toEqual([sentence, sentence]);
  await server.stop();
  await wait(1_500);
  expect([await find(), told.length]).toEqual([undefined, 2]);
});

it('where its port is taken it says so, waits longer each time, and comes back once the port is free', async () => {
  const { ask, kill, told, server } = await keptServer();
  const stranger = createServer();
  onTestFinished(() => void stranger.close());
  await kill();
  // The port is free once the killed process is gone.
  for (let isListening = false; !isListening; ) {
    stranger.listen(server.port, '127.0.0.1');
    isListening = await once(stranger, 'listening').then(
      () => true,
      () => false,
    );
  }
  await expect
    .poll(() => told.at(-1), PATIENCE)
    .toMatch(/TCP\/IP sockets.* It is tried again in 2 seconds\.$/);
  stranger.close();
  await expect.poll(() => ask('SELECT 1 AS one').catch(String), PATIENCE).toEqual([{ one: 1 }]);
});
