import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { freePort } from '@toasoan/embedded-postgres/free-port.ts';
import type { Side } from './bare-side.ts';

export interface ProductSide extends Side {
  /** Signs in by the call. @returns the token. */
  signIn(email: string, password: string): Promise<string>;
  /** Resident memory in MB; undefined where the system does not report it. */
  memory(): Promise<number | undefined>;
  /** Processor time in milliseconds since its start. */
  work(): Promise<number>;
  /** Seconds since the start of its process; undefined where the system does not report it. */
  age(): Promise<number | undefined>;
}

export interface ProductOptions {
  readonly program: string;
  readonly dataDir: string;
  readonly folder: string;
  /** Override the settings of every bench. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Milliseconds; a new database takes longer. */
  readonly readyWithin?: number;
}

const READY_WITHIN_MS = 60_000;
const ASKED_EVERY_MS = 5;
const API = '/api';

/** The built product in its own process, as `npm start` runs it in production; its log goes to a file. */
export async function startProductSide(options: ProductOptions): Promise<ProductSide> {
  const { program, dataDir, folder } = options;
  const port = await freePort(undefined);
  const log = openSync(join(folder, 'server.log'), 'w');
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', log, log],
    env: { ...settings(port, dataDir), ...options.settings },
  });
  const address = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  try {
    await untilReady(address, options.readyWithin ?? READY_WITHIN_MS, () => child.exitCode !== null);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    port,
    stop,
    memory: () => memoryOf(dataDir),
    work: () => workOf(dataDir),
    age: () => ageOf(dataDir),
    signIn: (email, password) => signIn(address, email, password),
  };
}

/** The product does not get the environment of the bench, except NODE_OPTIONS: flags can so be tried. */
function settings(port: number, dataDir: string): NodeJS.ProcessEnv {
  const { PATH = '', NODE_OPTIONS = '' } = process.env;
  return {
    PATH,
    NODE_OPTIONS,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    SEED: 'none',
  };
}

async function untilReady(address: string, within: number, hasEnded: () => boolean): Promise<void> {
  const end = performance.now() + within;
  while (performance.now() < end && !hasEnded()) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(ASKED_EVERY_MS);
  }
  throw new Error('The server did not become ready; see server.log in the folder of the bench.');
}

async function signIn(address: string, email: string, password: string): Promise<string> {
  const answer = await fetch(`${address}${API}${sessionEndpoints.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`Signing in was answered with ${answer.status}.`);
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
}

/** The pid of the server, which writes it into the data folder, not of the script that starts it. */
async function memoryOf(dataDir: string): Promise<number | undefined> {
  const status = await readFile(`/proc/${await pidOf(dataDir)}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

const MS_PER_TICK = 10;

/** 0 where the system does not report it. */
async function workOf(dataDir: string): Promise<number> {
  const [user = 0, system = 0] = (await statOf(dataDir)).slice(12, 14).map(Number);
  return (user + system) * MS_PER_TICK;
}

async function ageOf(dataDir: string): Promise<number | undefined> {
  const uptime = Number.parseFloat(await readFile('/proc/uptime', 'utf8').catch(() => ''));
  const begin = Number((await statOf(dataDir))[20]) * (MS_PER_TICK / 1000);
  return Number.isNaN(uptime - begin) ? undefined : uptime - begin;
}

/** What the system counts of the server's process, from its state on. */
async function statOf(dataDir: string): Promise<string[]> {
  const stat = await readFile(`/proc/${await pidOf(dataDir)}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')')).split(' ');
}

async function pidOf(dataDir: string): Promise<number> {
  return JSON.parse(await readFile(join(dataDir, 'server', 'claim'), 'utf8')).pid;
}
