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

/** A worker in its own process, and the numbers of the jobs it has started. */
function spawnWorker() {
  const begun: number[] = [];
  const child = spawn(process.execPath, [SCRIPT, url, role ?? ''], { stdio: ['ignore', 'pipe', 'inherit'] });
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
    const [victim, other] = [spawnWorker(), spawnWorker()];
    for (const number of ALL) {
      await addJob(db, { kind: number > SHORT ? 'long' : 'short', payload: { number } });
    }
    const isAtBoth = () =>
      victim.begun.some((one) => one > SHORT) && victim.begun.some((one) => one <= SHORT);
    await vi.waitFor(() => expect(isAtBoth() && other.begun.length > 0).toBe(true), {
      ...PATIENCE,
      interval: 5,
    });
    victim.kill();
    await victim.ended;
    const done = await noted();
    const brokenOff = victim.begun.filter((number) => !done.includes(number));
    expect(brokenOff.some((number) => number > SHORT)).toBe(true);
    expect(brokenOff.some((number) => number <= SHORT)).toBe(true);

    await vi.waitFor(async () => expect((await noted()).length).toBeGreaterThanOrEqual(ALL.length), PATIENCE);
    expect(await noted()).toEqual(ALL);
    expect(await query(url, 'SELECT id FROM jobs')).toEqual([]);
  },
);
