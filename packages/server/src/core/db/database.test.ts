import { setTimeout as wait } from 'node:timers/promises';
import { query } from '@toasoan/embedded-postgres/test-support/query.ts';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { ownTime } from '#test/own-time.ts';
import { cloneDatabase } from '#test/test-database.ts';
import { type Db, openDatabase } from './database.ts';
import { codeOfDatabaseError } from './database-error.ts';

const { db, url, drop, connections } = await cloneDatabase();
afterAll(drop);

async function endConnectionOf(tx: Db): Promise<void> {
  const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx);
  await query(url, `SELECT pg_terminate_backend(${rows[0]?.pid})`);
  await wait(100);
}

test('a connection lost in the middle of a transaction fails that transaction and nothing else', async () => {
  const lost = db.transaction().execute(async (tx) => {
    await endConnectionOf(tx);
    await sql`SELECT 1`.execute(tx);
  });
  const failure = await lost.catch((error: unknown) => error);
  expect(codeOfDatabaseError(failure)).toBe('UNAVAILABLE');
  expect((await sql`SELECT 1 AS one`.execute(db)).rows).toEqual([{ one: 1 }]);
  expect(connections().total).toBeLessThanOrEqual(1);
});

test('a connection whose server falls silent fails its work at once, is closed, and another takes its place', async () => {
  const impatient = openDatabase({ url, poolSize: 1, answerWithin: 300, onConnectionError: () => undefined });
  const begun = ownTime();
  const failure = await impatient.db
    .transaction()
    .execute((tx) => sql`SELECT pg_sleep(5)`.execute(tx))
    .catch((error: unknown) => error);
  expect(codeOfDatabaseError(failure)).toBe('UNAVAILABLE');
  expect(impatient.connections().total).toBe(0);
  expect((await sql`SELECT 1 AS one`.execute(impatient.db)).rows).toEqual([{ one: 1 }]);
  // Neither the rollback nor the next statement has waited behind the one without an answer.
  expect(ownTime() - begun).toBeLessThan(3_000);
  await impatient.close();
});
