import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { cloneDatabase } from '#test/test-database.ts';

const { db, drop, role } = await cloneDatabase({ waits: {} });
afterAll(drop);

test('a statement is prepared once per connection, and at most 400 of them', async () => {
  await db.connection().execute(async (connection) => {
    const prepared = async (text: string) => {
      const { rows } = await sql<{ count: number }>`
        SELECT count(*)::int AS count FROM pg_prepared_statements WHERE statement LIKE ${text}`.execute(
        connection,
      );
      return rows[0]?.count;
    };
    for (let count = 0; count < 3; count += 1) {
      await connection.selectFrom('projects').select('id').where('code', '=', `${count}`).execute();
    }
    expect(await prepared('select "id" from "projects"%')).toBe(1);
    for (let count = 0; count < 450; count += 1) await sql.raw(`SELECT ${count}`).execute(connection);
    expect(await prepared('%')).toBe(400);
  });
});

test('every wait is limited, times are UTC, and the product is no superuser', async () => {
  const { rows } = await sql`
    SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
      current_setting('idle_in_transaction_session_timeout') AS idle, current_setting('TimeZone') AS zone,
      current_setting('is_superuser') AS superuser`.execute(db);
  expect(rows[0]).toEqual({
    statement: '5s',
    lock: '2s',
    idle: '10s',
    zone: 'UTC',
    superuser: expect.stringMatching(role === undefined ? /^on|off$/ : /^off$/),
  });
});
