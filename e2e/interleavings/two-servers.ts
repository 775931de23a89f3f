import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '@toasoan/embedded-postgres/start-embedded-postgres.ts';
import { openConnection, query } from '@toasoan/embedded-postgres/test-support/query.ts';
import { makePassableFolder } from '@toasoan/embedded-postgres/test-support/scratch-folder.ts';

const MAIN = fileURLToPath(new URL('../../dist/server/main.mjs', import.meta.url));
const ADDRESS = /(http:\/\/\S+)$/;
export const PASSWORD = 'hai người một bài';

export interface ServerProcess {
  readonly address: string;
  readonly kill: () => Promise<void>;
}
export interface TwoServers {
  /** The current address of each server; undefined while it is down. */
  readonly addresses: readonly (string | undefined)[];
  /** Kills a server, which cannot finish anything, and starts it again. */
  readonly killOne: (which: number) => Promise<void>;
  readonly ask: (sql: string) => Promise<Record<string, unknown>[]>;
  readonly stop: () => Promise<void>;
}

/** Two processes of the product over one database, like two machines behind a load balancer. */
export async function startTwoServers(): Promise<TwoServers> {
  const dataDir = await makePassableFolder();
  const cluster = await startEmbeddedPostgres({
    folder: join(dataDir, 'postgres'),
    owner: 'toasoan',
    log: () => undefined,
    settings: { fsync: 'off' },
  });
  await query(cluster.url('postgres'), 'CREATE DATABASE toasoan');
  const url = cluster.url('toasoan');
  const start = (which: number) =>
    startServer({
      DATABASE_URL: url,
      DATA_DIR: join(dataDir, `server-${which}`),
      SECRET_KEY: 'x'.repeat(40),
      SEED: 'none',
      ADMIN_PASSWORD: PASSWORD,
    });
  const running: (ServerProcess | undefined)[] = [await start(0)];
  running.push(await start(1));
  const connection = openConnection(url);
  return {
    get addresses() {
      return running.map((one) => one?.address);
    },
    async killOne(which) {
      const one = running[which];
      running[which] = undefined;
      await one?.kill();
      running[which] = await start(which);
    },
    ask: connection.query,
    async stop() {
      await connection.end();
      await Promise.all(running.map((one) => one?.kill()));
      await cluster.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

async function startServer(settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', NODE_ENV: 'test', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) {
    const [, address] = ADDRESS.exec(line) ?? [];
    if (address === undefined) continue;
    return {
      address,
      kill: async () => {
        child.kill('SIGKILL');
        await ended;
      },
    };
  }
  throw new Error('The product did not start.');
}
