import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const CODE = join(import.meta.dirname, '..');

/** Where a process runs from, and as whom; by default here, as we do. */
export interface ScriptPlace {
  /** Words before node's own, such as setpriv with its options. */
  readonly wrapper?: readonly string[];
  readonly node?: string;
  readonly code?: string;
  readonly uid?: number;
  readonly temporary?: string;
}

export interface SpawnedScript {
  readonly child: ChildProcess;
  /** What it says first; fails with its complaint when it ends without a word. */
  firstWords(): Promise<string>;
  /** Sends a signal to its whole group, as a terminal's Ctrl+C does, and waits for its end. */
  end(signal: NodeJS.Signals): Promise<void>;
  readonly ended: Promise<unknown>;
}

/** Runs a script of this folder in a process of its own, which the test does not outlive. */
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

/** Some other program of the given account; ended after the test. */
export async function sleepingProcess(uid: number): Promise<ChildProcess> {
  const ids = process.geteuid?.() === 0 ? { uid, gid: uid } : {};
  const child = spawn('sleep', ['60'], { ...ids, cwd: '/', stdio: 'ignore' });
  onTestFinished(() => void child.kill());
  await once(child, 'spawn');
  return child;
}
