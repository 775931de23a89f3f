import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

const LARGEST = 8;

interface Part {
  readonly name: string;
  readonly rows: string;
  readonly toast: string;
  readonly indexes: string;
}

/** The size of the database in MB, and of its largest tables by rows, long values and indexes. */
export async function sizesOf(db: Db): Promise<string> {
  const { rows } = await sql<Part>`
    SELECT relname AS name, pg_relation_size(relid) / 1e6 AS rows,
      (pg_table_size(relid) - pg_relation_size(relid)) / 1e6 AS toast, pg_indexes_size(relid) / 1e6 AS indexes
    FROM pg_stat_user_tables ORDER BY pg_total_relation_size(relid) DESC LIMIT ${LARGEST}`.execute(db);
  const { rows: all } = await sql<{ size: string }>`
    SELECT pg_database_size(current_database()) / 1e6 AS size`.execute(db);
  const mb = (size: string) => Number(size).toFixed(0).padStart(6);
  const lines = rows.map(
    ({ name, rows: own, toast, indexes }) => `  ${name.padEnd(24)}${mb(own)}${mb(toast)}${mb(indexes)}`,
  );
  return [
    `The database: ${mb(all[0]?.size ?? '0').trim()} MB. Rows, long values and indexes:`,
    ...lines,
  ].join('\n');
}
