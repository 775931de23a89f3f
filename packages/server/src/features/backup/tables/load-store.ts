import type { Client } from 'pg';
import { findFilledTables } from './catalogue-view.ts';
import { settleTexts } from './snapshot-store.ts';

/** Statements that give the schema back what a load takes away. */
export type Postponed = readonly string[];

interface Definition {
  readonly away: string;
  readonly back: string;
}

/**
 * Opens the transaction of a load and locks every table. Foreign keys, other indexes and triggers are taken away: rows
 * may come in any order, and nothing happens because of them. The owner of the tables may do that, superuser or not.
 * @returns undefined where a table has rows by now: then nothing is open any more.
 */
export async function beginLoad(client: Client, tables: readonly string[]): Promise<Postponed | undefined> {
  const all = tables.map((name) => client.escapeIdentifier(name)).join(', ');
  await client.query('BEGIN');
  await settleTexts(client);
  await client.query("SET LOCAL maintenance_work_mem = '256MB'");
  // Long texts are beside their table, which is small then: its size says nothing of the work of an index.
  await client.query("SET LOCAL min_parallel_table_scan_size = '2MB'");
  await client.query(`LOCK TABLE ${all} IN ACCESS EXCLUSIVE MODE`);
  if ((await findFilledTables(client)).length > 0) {
    await client.query('ROLLBACK');
    return undefined;
  }
  const postponed = [
    ...(await query(client, FOREIGN_KEYS)),
    ...(await query(client, INDEXES)),
    ...(await query(client, TRIGGERS)),
  ];
  for (const { away } of postponed) await client.query(away);
  await client.query(`TRUNCATE ${all}`);
  // First the indexes, then the keys, which use them.
  return postponed.map(({ back }) => back).reverse();
}

/** Gives the schema back what it had, checks every foreign key, and commits. */
export async function endLoad(
  client: Client,
  postponed: Postponed,
  sequences: Readonly<Record<string, string>>,
  onStep: () => void,
): Promise<void> {
  for (const statement of postponed) {
    await client.query(statement);
    onStep();
  }
  for (const [name, last] of Object.entries(sequences))
    await client.query('SELECT setval($1::regclass, $2)', [client.escapeIdentifier(name), last]);
  await client.query('COMMIT');
}

export async function abandonLoad(client: Client): Promise<void> {
  await client.query('ROLLBACK');
}

/** For the planner, which knows nothing of new rows. */
export async function analyze(client: Client): Promise<void> {
  await client.query('ANALYZE');
}

async function query(client: Client, statement: string): Promise<Definition[]> {
  return (await client.query<Definition>(statement)).rows;
}

const FOREIGN_KEYS = `
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS away,
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS back
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY conrelid, conname`;

/** Those of constraints stay. What was set for the statistics of an index is no part of its definition. */
const INDEXES = `
  SELECT format('DROP INDEX %s', index.indexrelid::regclass) AS away,
    concat_ws('; ', pg_get_indexdef(index.indexrelid), (
      SELECT string_agg(format('ALTER INDEX %s ALTER COLUMN %s SET STATISTICS %s',
        index.indexrelid::regclass, attribute.attnum, attribute.attstattarget), '; ')
      FROM pg_attribute AS attribute
      WHERE attribute.attrelid = index.indexrelid AND attribute.attstattarget >= 0)) AS back
  FROM pg_index AS index JOIN pg_class AS class ON class.oid = index.indexrelid
  WHERE class.relnamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = index.indexrelid)
  ORDER BY class.relname`;

const TRIGGERS = `
  SELECT DISTINCT format('ALTER TABLE %s DISABLE TRIGGER USER', tgrelid::regclass) AS away,
    format('ALTER TABLE %s ENABLE TRIGGER USER', tgrelid::regclass) AS back
  FROM pg_trigger JOIN pg_class AS class ON class.oid = tgrelid
  WHERE NOT tgisinternal AND class.relnamespace = 'public'::regnamespace`;
