import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sessionEndpoints } from '@toasoan/contract/features/users/session-endpoints.ts';
import { freePort } from '#server/core/embedded-postgres/free-port.ts';
import type { Side } from './bare-side.ts';

export interface ProductSide extends Side {
  /** Signs in by the call and answers the token. */
  signIn(email: string, password: string): Promise<string>;
  /** Resident memory in MB; undefined where the system does not tell. */
  memory(): Promise<number | undefined>;
}

interface ProductWish {
  readonly program: string;
  readonly dataDir: string;
  readonly folder: string;
}

const READY_WITHIN_MS = 60_000;
const API = '/api';

/** The built product in a process of its own, as `npm start` runs it in production; its log goes into a file. */
export async function startProductSide({ program, dataDir, folder }: ProductWish): Promise<ProductSide> {
  const port = await freePort(undefined);
  const log = openSync(join(folder, 'server.log'), 'w');
  const { PATH = '' } = process.env;
  // Settings of the person who runs the bench do not reach it.
  const env = {
    PATH,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    SEED: 'none',
  };
  const flags = process.env.BENCH_NODE_FLAGS?.split(' ') ?? [];
  const child = spawn(process.execPath, [...flags, program], { stdio: ['ignore', log, log], env });
  const address = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  try {
    await untilReady(address, () => child.exitCode !== null);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    port,
    stop,
    memory: () => memoryOf(child.pid),
    signIn: (email, password) => signIn(address, email, password),
  };
}

async function untilReady(address: string, hasEnded: () => boolean): Promise<void> {
  const end = performance.now() + READY_WITHIN_MS;
  while (performance.now() < end && !hasEnded()) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(50);
  }
  throw new Error('The server did not become ready: see server.log in the folder of the bench.');
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

async function memoryOf(pid: number | undefined): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}
