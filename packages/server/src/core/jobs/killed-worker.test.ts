import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { query } from '@toasoan/embedded-postgres/test-support/query.ts';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { ownTime } from '#test/own-time.ts';
import { cloneDatabase } from '#test/test-database.ts';
import { addJob } from './job-store.ts';

const SCRIPT = fileURLToPath(new URL('test-support/job-process.ts', import.meta.url));
const SHORT = 60;
const LONG = 3;
const ALL = Array.from({ length: SHORT + LONG }, (_, index) => index + 1);
/** From the death of a worker until what it was at is done; the work itself takes up to two seconds on a busy machine. */
const RESUMED_WITHIN = 5_000 + 2_000;

const { db, url, role, drop } = await cloneDatabase();
afterAll(drop);
await query(url, 'CREATE TABLE notes (number integer NOT NULL)');
if (role !== undefined) await query(url, `GRANT SELECT, INSERT ON notes TO ${role}`);

/** A worker in a process of its own, and the numbers of the jobs it has begun. */
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

test('a worker killed in the middle of its jobs loses none and doubles none, and another takes them over', async () => {
  const [victim, other] = [spawnWorker(), spawnWorker()];
  for (const number of ALL) {
    await addJob(db, { kind: number > SHORT ? 'long' : 'short', payload: { number } });
  }
  const isAtBoth = () => victim.begun.some((one) => one > SHORT) && victim.begun.some((one) => one <= SHORT);
  await vi.waitFor(() => expect(isAtBoth() && other.begun.length > 0).toBe(true), {
    timeout: 40_000,
    interval: 5,
  });
  victim.kill();
  await victim.ended;
  const killed = ownTime();
  const done = await noted();
  const brokenOff = victim.begun.filter((number) => !done.includes(number));
  expect(brokenOff.some((number) => number > SHORT)).toBe(true);
  expect(brokenOff.some((number) => number <= SHORT)).toBe(true);

  await vi.waitFor(async () => expect(await noted()).toEqual(expect.arrayContaining(brokenOff)), {
    timeout: RESUMED_WITHIN + 30_000,
    interval: 50,
  });
  expect(ownTime() - killed).toBeLessThan(RESUMED_WITHIN);
  await vi.waitFor(async () => expect((await noted()).length).toBeGreaterThanOrEqual(ALL.length), 30_000);
  expect(await noted()).toEqual(ALL);
  expect(await query(url, 'SELECT id FROM jobs')).toEqual([]);
});
