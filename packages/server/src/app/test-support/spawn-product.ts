import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..', '..');
/** One file: reading hundreds of source files takes four times as long as the rest of a start. */
const MAIN = join(ROOT, 'dist', 'server', 'main.mjs');
const BUILD = join(ROOT, 'scripts', 'testing', 'build-server-first.mjs');
const ADDRESS = /(http:\/\/\S+)$/;

export interface SpawnedProduct {
  readonly address: string;
  /** Without a chance to finish anything, or with SIGTERM by an orderly stop. */
  kill(signal?: 'SIGKILL' | 'SIGTERM'): void;
  readonly ended: Promise<unknown>;
}

let built: Promise<unknown> | undefined;

/** Starts the built product in its own process, which ends with the test, and waits until it serves. */
export async function spawnProduct(settings: Readonly<Record<string, string>>): Promise<SpawnedProduct> {
  built ??= promisify(execFile)(process.execPath, [BUILD]);
  await built;
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', NODE_ENV: 'test', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const complaint = text(child.stderr);
  onTestFinished(() => void (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')));
  for await (const line of createInterface(child.stdout)) {
    const [, address] = ADDRESS.exec(line) ?? [];
    if (address !== undefined)
      return { address, kill: (signal = 'SIGKILL') => void child.kill(signal), ended };
  }
  throw new Error(`The product did not start: ${await complaint}`);
}
