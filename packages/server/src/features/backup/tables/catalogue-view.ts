import type { Client } from 'pg';

export interface ArchivedTable {
  readonly name: string;
  /** Those that are stored, in their order; the database computes the others itself. */
  columns: string[];
}

/** Every table of the product's schema; tables of extensions are none. */
export async function findTables(client: Client): Promise<ArchivedTable[]> {
  const { rows } = await client.query<ArchivedTable>(`
    SELECT class.relname::text AS name,
      array_agg(attribute.attname::text ORDER BY attribute.attnum) FILTER (WHERE attribute.attgenerated = '') AS columns
    FROM pg_class AS class
    JOIN pg_attribute AS attribute ON attribute.attrelid = class.oid AND attribute.attnum > 0 AND NOT attribute.attisdropped
    WHERE class.relnamespace = 'public'::regnamespace AND class.relkind IN ('r', 'p') AND NOT EXISTS (
      SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = class.oid AND deptype = 'e')
    GROUP BY class.oid
    ORDER BY class.relname COLLATE "C"`);
  return rows;
}

/** The migrations of a database, none where it is new. */
export async function findMigrations(client: Client): Promise<string[]> {
  const { rows: found } = await client.query(
    `SELECT FROM pg_class WHERE oid = to_regclass('public.migration')`,
  );
  if (found.length === 0) return [];
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM migration ORDER BY name COLLATE "C"',
  );
  return rows.map(({ name }) => name);
}

/** The last number that each sequence gave away; sequences that gave none are left out. */
export async function findSequences(client: Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(`
    SELECT sequencename::text AS name, last_value::text AS last FROM pg_sequences
    WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY sequencename COLLATE "C"`);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** The keys with which secrets in the database are sealed. */
export async function findSealingKeys(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(`
    SELECT secret_key_id AS id FROM second_factors WHERE secret_key_id IS NOT NULL
    UNION SELECT pending_key_id FROM second_factors WHERE pending_key_id IS NOT NULL
    UNION SELECT key_id FROM account_payrolls ORDER BY 1`);
  return rows.map(({ id }) => id);
}

/** Tables that hold rows, other than those that migrations fill. */
export async function findFilledTables(client: Client): Promise<string[]> {
  const tables = (await findTables(client)).filter(({ name }) => !FILLED_BY_MIGRATIONS.includes(name));
  if (tables.length === 0) return [];
  const asked = tables.map(
    ({ name }) =>
      `SELECT ${client.escapeLiteral(name)} AS name WHERE EXISTS (SELECT FROM ${client.escapeIdentifier(name)})`,
  );
  const { rows } = await client.query<{ name: string }>(asked.join(' UNION ALL '));
  return rows.map(({ name }) => name);
}

const FILLED_BY_MIGRATIONS: readonly string[] = ['migration', 'live_horizon'];
