import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { query } from '@toasoan/embedded-postgres/test-support/query.ts';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { cloneDatabase } from '#test/test-database.ts';
import { addJob } from './job-store.ts';

/** Processes and databases are killed and start again, each of which takes seconds on a busy machine. */
const CRASH_TEST = { timeout: 120_000 };

const SCRIPT = fileURLToPath(new URL('test-support/job-process.ts', import.meta.url));
const SHORT = 60;
const LONG = 3;
const ALL = Array.from({ length: SHORT + LONG }, (_, index) => index + 1);
/** A busy machine starts two processes, and later runs the jobs of both in one. */
const PATIENCE = { timeout: 40_000, interval: 50 };

const { db, url, role, drop } = await cloneDatabase();
afterAll(drop);
await query(url, 'CREATE TABLE notes (number integer NOT NULL)');
if (role !== undefined) await query(url, `GRANT SELECT, INSERT ON notes TO ${role}`);

/** A worker in its own process, and the numbers of the jobs it has started. `hangs`: some of its jobs never end. */
function spawnWorker({ hangs }: { readonly hangs: boolean }) {
  const begun: number[] = [];
  const args = [SCRIPT, url, role ?? '', ...(hangs ? ['hangs'] : [])];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  createInterface(child.stdout).on('line', (line) => begun.push(Number(line)));
  onTestFinished(() => void child.kill('SIGKILL'));
  return { begun, ended, kill: () => child.kill('SIGKILL') };
}

async function noted(): Promise<number[]> {
  const rows = await query(url, 'SELECT number FROM notes ORDER BY number');
  return rows.map(({ number }) => Number(number));
}

test(
  'a worker killed in the middle of its jobs loses and repeats none, and another takes them over',
  CRASH_TEST,
  async () => {
    const victim = spawnWorker({ hangs: true });
    for (const number of ALL) {
      await addJob(db, { kind: number > SHORT ? 'long' : 'short', payload: { number } });
    }
    const hung = () => {
      const long = victim.begun.filter((number) => number > SHORT);
      const short = victim.begun.filter((number) => number <= SHORT).slice(2);
      return long.length > 0 && short.length > 0 ? [...long, ...short] : [];
    };
    await vi.waitFor(() => expect(hung()).not.toEqual([]), PATIENCE);
    const other = spawnWorker({ hangs: false });
    await vi.waitFor(() => expect(other.begun).not.toEqual([]), PATIENCE);
    victim.kill();
    await victim.ended;
    await vi.waitFor(async () => expect((await noted()).length).toBeGreaterThanOrEqual(ALL.length), PATIENCE);
    expect(await noted()).toEqual(ALL);
    expect(other.begun).toEqual(expect.arrayContaining(hung()));
    expect(await query(url, 'SELECT id FROM jobs')).toEqual([]);
  },
);
