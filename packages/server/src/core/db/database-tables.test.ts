import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { cloneDatabase } from '#test/test-database.ts';

const { db, drop } = await cloneDatabase();
afterAll(drop);

/** Names of the columns of every `…Table` interface, by interface. */
async function declaredColumns(): Promise<Map<string, string[]>> {
  const folder = join(import.meta.dirname, 'tables');
  const versioned = columnsIn(await readFile(join(import.meta.dirname, 'versioned-columns.ts'), 'utf8'));
  const declared = new Map<string, string[]>();
  for (const file of await readdir(folder)) {
    const text = await readFile(join(folder, file), 'utf8');
    const tables = text.matchAll(/export interface (\w+Table)( extends VersionedColumns)? \{([\s\S]*?)\n\}/g);
    for (const [, name = '', isVersioned, body = ''] of tables)
      declared.set(name, [...columnsIn(body), ...(isVersioned ? versioned : [])].sort());
  }
  return declared;
}

function columnsIn(body: string): string[] {
  return [...body.matchAll(/^ {2}(?:readonly )?(\w+)\??:/gm)].map(([, column = '']) => column);
}

const JOINED = [
  'database-tables.ts',
  'page-setting-tables.ts',
  'crawler-tables.ts',
  'language-tables.ts',
  'contest-tables.ts',
];

/** Table of the database to interface, as `Database` says. */
async function joinedTables(): Promise<[string, string][]> {
  const texts = await Promise.all(JOINED.map((name) => readFile(join(import.meta.dirname, name), 'utf8')));
  const text = texts.join('\n');
  return [...text.matchAll(/^ {2}(\w+): (\w+);$/gm)].map(([, table = '', name = '']) => [table, name]);
}

test('every table type names the columns that the migrated database has', async () => {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    SELECT table_name AS table, array_agg(column_name::text ORDER BY column_name COLLATE "C") AS columns
    FROM information_schema.columns WHERE table_schema = 'public' GROUP BY table_name`.execute(db);
  const declared = await declaredColumns();
  const joined = (await joinedTables()).map(([table, name]) => [table, declared.get(name)]);
  expect(Object.fromEntries(joined)).toEqual(
    Object.fromEntries(rows.map(({ table, columns }) => [table, columns])),
  );
});
