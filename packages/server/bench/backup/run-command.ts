import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';

/** What a command cost. */
export interface CommandCost {
  readonly seconds: number;
  /** The most resident memory of its process in MB; undefined where the system does not report it. */
  readonly memory: number | undefined;
  /** The last line it printed. */
  readonly said: string;
}

const LOOK_EVERY_MS = 100;

/** Runs a built command of the product over a data folder. @throws what it says when it fails. */
export async function runCommand(
  program: string,
  [name, ...args]: readonly [string, ...string[]],
  dataDir: string,
): Promise<CommandCost> {
  const file = join(dirname(program), '..', 'dist', 'server', 'commands', `${name}.mjs`);
  const { PATH = '' } = process.env;
  const begun = performance.now();
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let memory: number | undefined;
  const look = async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(status)?.[1];
    if (kilobytes !== undefined) memory = Number(kilobytes) / 1024;
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  const [said, complaint, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]).finally(() => clearInterval(timer));
  if (code !== 0) throw new Error(`${name} failed: ${complaint}`);
  return { seconds: (performance.now() - begun) / 1000, memory, said: said.split('\n')[0] ?? '' };
}
