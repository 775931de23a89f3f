import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { toAppError } from '#server/core/http/to-app-error.ts';
import { aProject } from '#test/factories/a-project.ts';
import { cloneDatabase } from '#test/test-database.ts';
import { type Db, openDatabase } from './database.ts';
import { isDuplicateOf } from './database-error.ts';
import { inTransaction } from './in-transaction.ts';

const { db, drop } = await cloneDatabase();
afterAll(drop);

async function failureOf(work: (db: Db) => Promise<unknown>): Promise<unknown> {
  return await inTransaction(db, work).then(
    () => undefined,
    (error: unknown) => error,
  );
}

const aTagIn = (tx: Db, projectId: string) =>
  sql`INSERT INTO tag_names (project_id, name_key, tag_id, is_alias, near_key) VALUES (${projectId}, 'a', 1, false, 'a')`.execute(
    tx,
  );

describe('A failure of the database becomes', () => {
  test.each([
    ['a text where a number belongs', 'INVALID_INPUT', sql`SELECT ${'abc'}::text::bigint`],
    ['a number that is too large', 'INVALID_INPUT', sql`SELECT ${'99999999999999999999'}::text::bigint`],
    ['NUL in a text', 'INVALID_INPUT', sql`SELECT ${'a\u0000b'}::text`],
    ['NUL in JSON', 'INVALID_INPUT', sql`SELECT ${'{"a":"\\u0000"}'}::text::jsonb`],
    ['half a character in JSON', 'INVALID_INPUT', sql`SELECT ${'{"a":"\\ud800"}'}::text::jsonb`],
    ['a negative offset', 'INVALID_INPUT', sql`SELECT 1 OFFSET ${-1}::int`],
    ['a table that is not there', 'INTERNAL', sql`SELECT * FROM nothing`],
  ])('for %s: %s', async (_case, code, statement) => {
    expect(toAppError(await failureOf((tx) => statement.execute(tx))).code).toBe(code);
  });

  test('for a statement that takes too long or waits too long: UNAVAILABLE', async () => {
    const slow = await failureOf(async (tx) => {
      await sql`SET LOCAL statement_timeout = 5`.execute(tx);
      await sql`SELECT pg_sleep(2)`.execute(tx);
    });
    expect(toAppError(slow)).toMatchObject({ code: 'UNAVAILABLE', options: { details: { retryAfter: 5 } } });
  });

  test('for a database that only reads: UNAVAILABLE', async () => {
    const readOnly = await failureOf(async (tx) => {
      await sql`SET TRANSACTION READ ONLY`.execute(tx);
      await aProject(tx);
    });
    expect(toAppError(readOnly).code).toBe('UNAVAILABLE');
  });

  test('for a duplicate: DUPLICATE, and its index names which', async () => {
    const id = await aProject(db);
    const error = await failureOf((tx) => aProject(tx, { id }));
    expect(toAppError(error).code).toBe('DUPLICATE');
    expect([isDuplicateOf('projects_pkey', error), isDuplicateOf('projects_code_key', error)]).toEqual([
      true,
      false,
    ]);
  });

  test('for a reference to a deleted row: VERSION_CONFLICT', async () => {
    expect(toAppError(await failureOf((tx) => aTagIn(tx, '999999'))).code).toBe('VERSION_CONFLICT');
  });

  test('for an unreachable server: UNAVAILABLE', async () => {
    const nowhere = openDatabase({ url: 'postgres://a:b@127.0.0.1:1/c', onConnectionError: () => undefined });
    const error = await sql`SELECT 1`.execute(nowhere.db).catch((failure: unknown) => failure);
    await nowhere.close();
    expect(toAppError(error).code).toBe('UNAVAILABLE');
  });
});

test('two deadlocked transactions both succeed: one of them runs again', async () => {
  const [one, two] = [await aProject(db), await aProject(db)];
  const { promise: bothHold, resolve: hold } = Promise.withResolvers<void>();
  let holding = 0;
  const touch = (tx: Db, id: string) =>
    sql`UPDATE projects SET description = description || 'x' WHERE id = ${id}`.execute(tx);
  const touchBoth = (first: string, second: string) =>
    inTransaction(db, async (tx) => {
      await touch(tx, first);
      holding += 1;
      if (holding === 2) hold();
      await bothHold;
      await touch(tx, second);
    });
  await Promise.all([touchBoth(one, two), touchBoth(two, one)]);
  const rows = await db.selectFrom('projects').select('description').where('id', 'in', [one, two]).execute();
  expect(rows.map((row) => row.description)).toEqual(['xx', 'xx']);
});
