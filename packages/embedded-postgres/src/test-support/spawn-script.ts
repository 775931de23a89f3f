import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const CODE = join(import.meta.dirname, '..');

/** Where a process runs from and as which account. The default is this package and the current account. */
export interface ScriptPlace {
  /** Words before the command, such as setpriv with its options. */
  readonly wrapper?: readonly string[];
  readonly node?: string;
  readonly code?: string;
  readonly uid?: number;
  readonly temporary?: string;
}

export interface SpawnedScript {
  readonly child: ChildProcess;
  /** The first output; fails with stderr when the process ends without output. */
  firstWords(): Promise<string>;
  /** Sends a signal to the whole process group, as Ctrl+C in a terminal does, and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>;
  readonly ended: Promise<unknown>;
}

/** Runs a script of the package `code` points to in a process that ends with the test. */
export function spawnScript(script: URL, words: readonly string[], place: ScriptPlace = {}): SpawnedScript {
  const path = join(place.code ?? CODE, relative(CODE, fileURLToPath(script)));
  const [file = '', ...args] = [...(place.wrapper ?? []), place.node ?? process.execPath, path, ...words];
  const ids = place.uid === undefined ? {} : { uid: place.uid, gid: place.uid };
  const env = place.temporary === undefined ? process.env : { ...process.env, TMPDIR: place.temporary };
  const child = spawn(file, args, {
    ...ids,
    env,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const complaint = text(child.stderr);
  const spoke = Promise.race([once(child.stdout, 'data'), ended.then(() => [])]);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  onTestFinished(() => void (isRunning() && child.kill('SIGKILL')));
  return {
    child,
    ended,
    firstWords: async () => {
      const [words] = await spoke;
      if (words === undefined) throw new Error(await complaint);
      return String(words);
    },
    end: async (signal) => {
      process.kill(-Number(child.pid), signal);
      await ended;
    },
  };
}

/** An unrelated process of the given account; ended after the test. */
export async function sleepingProcess(uid: number): Promise<ChildProcess> {
  const ids = process.geteuid?.() === 0 ? { uid, gid: uid } : {};
  const child = spawn('sleep', ['60'], { ...ids, cwd: '/', stdio: 'ignore' });
  onTestFinished(() => void child.kill());
  await once(child, 'spawn');
  return child;
}
