import { query } from '@toasoan/embedded-postgres/test-support/query.ts';
import { sql } from 'kysely';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { aProject } from '#test/factories/a-project.ts';
import { cloneDatabase } from '#test/test-database.ts';
import type { Db } from './database.ts';
import { inShortTransactions } from './in-short-transactions.ts';

const { db, url, drop } = await cloneDatabase();
afterAll(drop);

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Runs `each` for the given items and returns them; `parts` shows their batches. */
async function work(items: readonly number[], each: (tx: Db, item: number) => Promise<void>) {
  const parts: number[][] = [];
  const results = await inShortTransactions(db, items, async (tx, some) => {
    const part: number[] = [];
    for (const item of some) {
      await each(tx, item);
      part.push(item);
    }
    parts.push(part);
    return part;
  });
  return { results, parts };
}

/** The clock that ends a transaction's time: it only moves by the returned function. */
function stoppedClock(): (milliseconds: number) => void {
  let time = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time);
  onTestFinished(() => clock.mockRestore());
  return (milliseconds) => {
    time += milliseconds;
  };
}

async function rename(of: Db, projectId: string, name: string): Promise<void> {
  await of.updateTable('projects').set({ description: name }).where('id', '=', projectId).execute();
}

test('quick items share a transaction, slow ones get more transactions, all in order', async () => {
  const pass = stoppedClock();
  const quick = await work(numbers(100), async () => undefined);
  expect([quick.results, quick.parts.length]).toEqual([numbers(100), 1]);
  const slow = await work(numbers(7), async () => pass(100));
  expect(slow.results).toEqual(numbers(7));
  expect(slow.parts).toEqual([[0, 1, 2], [3, 4, 5], [6]]);
  expect(await work([], async () => undefined)).toEqual({ results: [], parts: [] });
});

test('a save of the same row gets its turn between two transactions', async () => {
  const pass = stoppedClock();
  const projectId = await aProject(db);
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
  const { promise: saved, resolve: save } = Promise.withResolvers<void>();
  const waiting = () =>
    query(
      url,
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
  const long = work(numbers(2), async (tx, item) => {
    // In the same transaction the save would still wait for the row, and fail after two seconds.
    if (item === 1) await saved;
    await rename(tx, projectId, `mục ${item}`);
    if (item === 1) return;
    hold();
    await expect.poll(waiting, { interval: 5 }).toHaveLength(1);
    pass(1_000);
  });
  await isHeld;
  await rename(db, projectId, 'của một người');
  save();
  expect(await long).toEqual({ results: [0, 1], parts: [[0], [1]] });
});

test('after a deadlock the same items run again', async () => {
  let attempts = 0;
  const { results } = await work(numbers(3), async (tx, item) => {
    attempts += 1;
    if (attempts === 2) await sql`DO 'BEGIN RAISE EXCEPTION USING ERRCODE = ''40P01''; END'`.execute(tx);
    expect(item).toBeLessThan(3);
  });
  expect([results, attempts]).toEqual([[0, 1, 2], 5]);
});

test('finished transactions before a failure stay', async () => {
  const pass = stoppedClock();
  const projectId = await aProject(db);
  const ended = work(numbers(6), async (tx, item) => {
    if (item === 5) throw new Error('full disk');
    await rename(tx, projectId, `mục ${item}`);
    pass(130);
  });
  await expect(ended).rejects.toThrow('full disk');
  const { description } = await db
    .selectFrom('projects')
    .select('description')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  // Two items each: the failed transaction of 4 and 5 left nothing.
  expect(description).toBe('mục 3');
});
