import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** Where the records of one kind are stored. */
export interface RecordKind {
  readonly table: string;
  /** As the log names it. */
  readonly entity: string;
  /** What is kept of each version, by the column of its record. */
  readonly versions?: { readonly table: string; readonly owner: string; readonly order: string };
  /** Columns that follow a change of another record. */
  readonly follows?: readonly string[];
}

export type Row = Readonly<Record<string, unknown>>;

/** All that is stored of one record, and the others of its kind by their digests. */
export interface RecordShot {
  readonly record: (Row & { readonly version: number }) | null;
  readonly versions: readonly Row[];
  readonly audits: readonly { readonly action: string; readonly user_id: string | null }[];
  readonly others: Readonly<Record<string, string>>;
}

export async function shootRecord(
  db: Db,
  { table, entity, versions, follows = [] }: RecordKind,
  projectId: string,
  id: string,
): Promise<RecordShot> {
  const rows = sql.table(table);
  const kept =
    versions === undefined
      ? sql`'[]'::json`
      : sql`(SELECT coalesce(json_agg(to_jsonb(found) ORDER BY ${sql.ref(versions.order)}), '[]')
          FROM ${sql.table(versions.table)} AS found
          WHERE project_id = ${projectId} AND ${sql.ref(versions.owner)} = ${id})`;
  const { rows: found } = await sql<{ shot: RecordShot }>`SELECT json_build_object(
    'record', (SELECT to_jsonb(found) FROM ${rows} AS found WHERE project_id = ${projectId} AND id = ${id}),
    'versions', ${kept},
    'audits', (SELECT coalesce(json_agg(json_build_object('action', action, 'user_id', user_id::text) ORDER BY id), '[]')
      FROM audit_log WHERE entity = ${entity} AND entity_id = ${id}),
    'others', (SELECT coalesce(json_object_agg(id, md5((to_jsonb(found) - ${follows}::text[])::text)), '{}')
      FROM ${rows} AS found WHERE project_id = ${projectId} AND id <> ${id})
  ) AS shot`.execute(db);
  const [row] = found;
  if (row === undefined) throw new Error('A statement without FROM has one row.');
  return row.shot;
}
