import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { aProject } from '#test/factories/a-project.ts';
import { ownTime } from '#test/own-time.ts';
import { cloneDatabase } from '#test/test-database.ts';
import type { Db } from './database.ts';
import { inShortTransactions } from './in-short-transactions.ts';

const { db, drop } = await cloneDatabase();
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

async function rename(of: Db, projectId: string, name: string): Promise<void> {
  await of.updateTable('projects').set({ description: name }).where('id', '=', projectId).execute();
}

test('quick items share a transaction, slow ones get more transactions, all in order', async () => {
  const quick = await work(numbers(100), async () => undefined);
  expect([quick.results, quick.parts.length]).toEqual([numbers(100), 1]);
  const slow = await work(numbers(7), () => wait(100));
  expect(slow.results).toEqual(numbers(7));
  expect(slow.parts.every((part) => part.length >= 1 && part.length <= 3)).toBe(true);
  expect(await work([], async () => undefined)).toEqual({ results: [], parts: [] });
});

test('a save of the same row gets its turn in between, long before it would time out', async () => {
  const projectId = await aProject(db);
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  // Longer than the two seconds that a save waits at most.
  const long = work(numbers(25), async (tx, item) => {
    await rename(tx, projectId, `mục ${item}`);
    begin();
    await wait(100);
  });
  await begun;
  const before = ownTime();
  await rename(db, projectId, 'của một người');
  expect(ownTime() - before).toBeLessThan(2_000);
  expect((await long).results).toHaveLength(25);
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
  const projectId = await aProject(db);
  let transaction: Db | undefined;
  let firstOfIt = 0;
  const ended = work(numbers(6), async (tx, item) => {
    if (tx !== transaction) firstOfIt = item;
    transaction = tx;
    if (item === 5) throw new Error('full disk');
    await rename(tx, projectId, `mục ${item}`);
    await wait(130);
  });
  await expect(ended).rejects.toThrow('full disk');
  const { description } = await db
    .selectFrom('projects')
    .select('description')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  // Whatever the batches: the failed transaction left nothing, the earlier ones everything.
  expect(firstOfIt).toBeGreaterThan(0);
  expect(description).toBe(`mục ${firstOfIt - 1}`);
});
