import { setImmediate as nextTurn } from 'node:timers/promises';
import { query } from '@toasoan/embedded-postgres/test-support/query.ts';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { cloneDatabase } from '#test/test-database.ts';
import { type Db, openDatabase } from './database.ts';
import { codeOfDatabaseError } from './database-error.ts';

const { db, url, drop, connections } = await cloneDatabase();
afterAll(drop);

async function endConnectionOf(tx: Db): Promise<void> {
  const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx);
  // Returns once the process is gone; its last words are in our socket by then.
  const ended = await query(url, `SELECT pg_terminate_backend(${rows[0]?.pid}, 30000) AS ended`);
  expect(ended).toEqual([{ ended: true }]);
  await nextTurn();
}

test('a connection lost in the middle of a transaction fails only that transaction', async () => {
  const lost = db.transaction().execute(async (tx) => {
    await endConnectionOf(tx);
    await sql`SELECT 1`.execute(tx);
  });
  const failure = await lost.catch((error: unknown) => error);
  expect(codeOfDatabaseError(failure)).toBe('UNAVAILABLE');
  expect((await sql`SELECT 1 AS one`.execute(db)).rows).toEqual([{ one: 1 }]);
  expect(connections().total).toBeLessThanOrEqual(1);
});

test('a connection whose server stops answering fails its work, is closed and replaced', async () => {
  const impatient = openDatabase({
    url,
    poolSize: 1,
    answerWithin: 300,
    statementWithin: 0,
    onConnectionError: () => undefined,
  });
  const failure = await impatient.db
    .transaction()
    .execute((tx) => sql`SELECT pg_sleep(600)`.execute(tx))
    .catch((error: unknown) => error);
  expect(codeOfDatabaseError(failure)).toBe('UNAVAILABLE');
  expect(impatient.connections().total).toBe(0);
  expect((await sql`SELECT 1 AS one`.execute(impatient.db)).rows).toEqual([{ one: 1 }]);
  // Neither the rollback nor the next statement has waited behind the unanswered one, which still runs.
  const sleeping = await query(
    url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND query LIKE '%pg_sleep(600)%' AND pid <> pg_backend_pid()`,
  );
  expect(sleeping).toHaveLength(1);
  await impatient.close();
});
