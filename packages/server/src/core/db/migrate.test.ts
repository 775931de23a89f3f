import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { ALL_MIGRATIONS } from '#migrations/all-migrations.ts';
import { cloneDatabase } from '#test/test-database.ts';
import { migrate } from './migrate.ts';
import { openOwnerConnection } from './owner-connection.ts';

const database = await cloneDatabase();
const owner = openOwnerConnection(database.url);
afterAll(async () => {
  await owner.destroy();
  await database.drop();
});

describe('Migrations', () => {
  test('are in the order of their numbers, each number once', () => {
    const numbers = ALL_MIGRATIONS.map(({ name }) => name.slice(0, 4));
    expect(numbers).toEqual([...new Set(numbers)].sort());
    for (const { name } of ALL_MIGRATIONS) expect(name).toMatch(/^\d{4}-[a-z0-9-]+$/);
  });

  test('run once', async () => {
    expect((await migrate(owner, ALL_MIGRATIONS)).applied).toEqual([]);
  });

  test('lock each other out when two processes start at the same time', async () => {
    const other = openOwnerConnection(database.url);
    const duplicates = [
      ...ALL_MIGRATIONS,
      {
        name: '9001-twin',
        up: async (db: typeof owner) => {
          await sql`CREATE TABLE twin (id int)`.execute(db);
          const waiting = sql`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
          await expect.poll(async () => (await waiting.execute(db)).rows).toHaveLength(1);
        },
      },
    ];
    const both = await Promise.all([migrate(owner, duplicates), migrate(other, duplicates)]);
    await other.destroy();
    expect(both.flatMap(({ applied }) => applied)).toEqual(['9001-twin']);
  });

  test('that fail leave nothing behind', async () => {
    const failing = {
      name: '9002-failing',
      up: async (db: typeof owner) => {
        await sql`CREATE TABLE half (id int)`.execute(db);
        await sql`SELECT 1 / 0`.execute(db);
      },
    };
    const known = await sql<{ name: string }>`SELECT name FROM migration`.execute(owner);
    const duplicate = { name: '9001-twin', up: async () => undefined };
    await expect(migrate(owner, [...ALL_MIGRATIONS, duplicate, failing])).rejects.toThrow('division by zero');
    expect(await sql`SELECT 1 FROM pg_tables WHERE tablename = 'half'`.execute(owner)).toMatchObject({
      rows: [],
    });
    expect(await sql`SELECT name FROM migration`.execute(owner)).toMatchObject({ rows: known.rows });
  });

  test('of a newer build stop an older one', async () => {
    await expect(migrate(owner, ALL_MIGRATIONS)).rejects.toThrow('9001-twin, which this build does not know');
  });
});
