import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { cloneDatabase } from '#test/test-database.ts';
import { fixedStatement } from './fixed-statement.ts';

const database = await cloneDatabase();
afterAll(() => database.drop());

interface Values extends Record<string, unknown> {
  readonly first: string | null;
  readonly second: number;
}

test('a statement is compiled once, and its values are put where they belong', async () => {
  const compile = vi.fn((db: typeof database.db, { first, second }: Values) =>
    sql<{ text: string }>`
      SELECT concat_ws('|', ${second}::int, ${first}::text, ${'constant'}::text, ${second}::int) AS text`.compile(
      db,
    ),
  );
  const ask = fixedStatement(['first', 'second'], compile);
  const texts: (string | undefined)[] = [];
  for (const values of [
    { first: 'a', second: 1 },
    { first: null, second: 2 },
    { first: "'); --", second: 3 },
  ]) {
    texts.push((await ask(database.db, values)).rows[0]?.text);
  }
  expect(texts).toEqual(['1|a|constant|1', '2|constant|2', "3|'); --|constant|3"]);
  expect(compile).toHaveBeenCalledTimes(1);
});

test('it is part of the transaction that asks', async () => {
  const ask = fixedStatement<Record<string, never>, { id: string }>([], (db) =>
    sql<{ id: string }>`SELECT pg_current_xact_id()::text AS id`.compile(db),
  );
  await database.db.transaction().execute(async (tx) => {
    const ids = [(await ask(tx, {})).rows[0]?.id, (await ask(tx, {})).rows[0]?.id];
    expect(ids[0]).toBe(ids[1]);
  });
});
