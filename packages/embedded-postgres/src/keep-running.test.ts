import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findServer, stopServer } from './server-process.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';
import { query } from './test-support/query.ts';
import { makePassableFolder } from './test-support/scratch-folder.ts';

/** Processes and databases are killed and start again, each of which takes seconds on a busy machine. */
const CRASH_TEST = { timeout: 120_000 };

/** A killed server starts again within seconds, later on a busy machine. */
const PATIENCE = { timeout: 60_000, interval: 100 };

async function keptServer() {
  const folder = await makePassableFolder();
  const home = join(folder, 'postgres');
  const cluster = join(home, 'cluster');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  onTestFinished(async () => {
    const left = await findServer(cluster);
    if (left !== undefined) await stopServer(left);
  });
  const messages: string[] = [];
  const server = await startEmbeddedPostgres({
    folder: home,
    owner: 'example',
    log: (message) => messages.push(message),
    settings: { fsync: 'off' },
    keepRunning: true,
  });
  onTestFinished(() => server.stop());
  messages.length = 0;
  return {
    messages,
    server,
    ask: (sql: string) => query(server.url('postgres'), sql),
    kill: async () => process.kill(Number((await findServer(cluster))?.pid), 'SIGKILL'),
    find: () => findServer(cluster),
  };
}

it('a server killed twice restarts each time at its port with everything committed', CRASH_TEST, async () => {
  const { ask, kill, messages, server, find } = await keptServer();
  await ask(`CREATE TABLE kept AS SELECT 'Đặng Ỷ' AS title`);
  for (const _time of [1, 2]) {
    await kill();
    await expect
      .poll(() => ask('SELECT title FROM kept').catch(String), PATIENCE)
      .toEqual([{ title: 'Đặng Ỷ' }]);
  }
  const sentence = 'The embedded database has ended unexpectedly and is started again.';
  expect(messages).toEqual([sentence, sentence]);
  await server.stop();
  // A stop waits for the end of the supervision, which then restarts nothing any more.
  expect([await find(), messages.length]).toEqual([undefined, 2]);
});

it('a restart whose port is taken is reported and retried until the port is free', CRASH_TEST, async () => {
  const { ask, kill, messages, server } = await keptServer();
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
    .poll(() => messages.at(-1), PATIENCE)
    .toMatch(/TCP\/IP sockets.* The next attempt is in 2 seconds\.$/);
  stranger.close();
  await expect.poll(() => ask('SELECT 1 AS one').catch(String), PATIENCE).toEqual([{ one: 1 }]);
});
