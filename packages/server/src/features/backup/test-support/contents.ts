import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Client } from 'pg';
import type { Storage } from '#server/core/storage/storage.ts';

/** A checksum of every table by all its columns, computed by the database. */
export async function contentsOf(client: Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname::text AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY relname`,
  );
  const contents: Record<string, string> = {};
  for (const { name } of rows) {
    const { rows: found } = await client.query<{ sum: string }>(
      `SELECT concat_ws(' ', count(*), sum(hashtextextended(row::text, 1)::numeric), sum(hashtextextended(row::text, 2)::numeric)) AS sum
       FROM ${client.escapeIdentifier(name)} AS row`,
    );
    contents[name] = found[0]?.sum ?? '';
  }
  return contents;
}

/** Every index, constraint, trigger, and what is set for statistics. */
export async function schemaOf(client: Client): Promise<unknown[]> {
  const { rows } = await client.query(`
    SELECT 'index' AS kind, pg_get_indexdef(indexrelid) AS text FROM pg_index
    JOIN pg_class AS class ON class.oid = indexrelid WHERE relnamespace = 'public'::regnamespace
    UNION ALL
    SELECT 'constraint', conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
    UNION ALL
    SELECT 'trigger', pg_get_triggerdef(trigger.oid) || ' ' || tgenabled::text FROM pg_trigger AS trigger
    JOIN pg_class AS class ON class.oid = tgrelid WHERE relnamespace = 'public'::regnamespace AND NOT tgisinternal
    UNION ALL
    SELECT 'statistics', attrelid::regclass || ' ' || attnum || ' ' || attstattarget FROM pg_attribute
    JOIN pg_class AS class ON class.oid = attrelid WHERE relnamespace = 'public'::regnamespace AND attstattarget >= 0
    ORDER BY 1, 2`);
  return rows;
}

/** Names and checksums of all files but those that are made again when somebody asks. */
export async function filesOf(storage: Storage): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for await (const { name } of storage.list('')) {
    if (name.startsWith('renditions/') || name.startsWith('check/')) continue;
    const found = await storage.open(name);
    const content = found === undefined ? '' : await buffer(found.content);
    files[name] = createHash('sha256').update(content).digest('hex');
  }
  return Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));
}
