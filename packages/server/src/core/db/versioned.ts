import type { AuditFields } from '@toasoan/contract/vocabulary/audit-fields.ts';
import { type InsertObject, type Kysely, type Selectable, sql, type UpdateObject } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { Db } from './database.ts';
import type { Database } from './database-tables.ts';
import { versionConflict } from './version-conflict.ts';
import type { VersionedColumns } from './versioned-columns.ts';

/** Tables of a project whose rows carry a version. */
export type VersionedTable = {
  [Table in keyof Database]: Database[Table] extends VersionedColumns ? Table : never;
}[keyof Database];
export type RowOf<Table extends VersionedTable> = Selectable<Database[Table]> & Selectable<VersionedColumns>;
export type ValuesOf<Table extends VersionedTable> = Omit<
  InsertObject<Database, Table>,
  keyof VersionedColumns
>;
export type ChangeOf<Table extends VersionedTable> = Omit<
  UpdateObject<Database, Table>,
  keyof VersionedColumns
>;

type AuditColumns = Pick<
  Selectable<VersionedColumns>,
  | 'version'
  | 'create_time'
  | 'update_time'
  | 'created_by_id'
  | 'created_by_name'
  | 'updated_by_id'
  | 'updated_by_name'
>;

/** The last part of every answer: when, by whom, in which version. */
export function auditFieldsOf(row: AuditColumns): AuditFields {
  return {
    createTime: row.create_time.toISOString(),
    updateTime: row.update_time.toISOString(),
    createdBy: { userId: row.created_by_id, name: row.created_by_name },
    updatedBy: { userId: row.updated_by_id, name: row.updated_by_name },
    version: row.version,
  };
}

/** Columns of a new row. */
export function createdBy(by: Actor) {
  return {
    created_by_id: by.userId,
    created_by_name: by.displayName,
    updated_by_id: by.userId,
    updated_by_name: by.displayName,
  };
}

/** Columns of every change: the next version, when and by whom. */
export function changedBy(before: { readonly version: number }, by: Actor) {
  return {
    version: before.version + 1,
    update_time: sql<Date>`now()`,
    updated_by_id: by.userId,
    updated_by_name: by.displayName,
  };
}

/** @throws NOT_FOUND also for a row of another project. */
export async function getVersioned<Table extends VersionedTable>(
  db: Db,
  table: Table,
  projectId: string,
  id: string,
): Promise<RowOf<Table>> {
  return rowOrNotFound<Table>(await rowQuery(db, table, projectId, id).executeTakeFirst());
}

/** The same, and no other call changes the row until the transaction ends. */
export async function holdVersioned<Table extends VersionedTable>(
  db: Db,
  table: Table,
  projectId: string,
  id: string,
): Promise<RowOf<Table>> {
  return rowOrNotFound<Table>(await rowQuery(db, table, projectId, id).forNoKeyUpdate().executeTakeFirst());
}

/** Values that are undefined take the default of their column. */
export async function insertVersioned<Table extends VersionedTable>(
  db: Db,
  table: Table,
  projectId: string,
  values: ValuesOf<Table>,
  by: Actor,
): Promise<RowOf<Table>> {
  const { rows, name } = anyTable(db, table);
  const row = await rows
    .insertInto(name)
    .values({ ...(values as object), project_id: projectId, ...createdBy(by) })
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as RowOf<Table>;
}

/** Sets the values that are not undefined. @throws VERSION_CONFLICT when the row has changed since `before` was read. */
export async function updateVersioned<Table extends VersionedTable>(
  db: Db,
  table: Table,
  before: Selectable<VersionedColumns>,
  values: ChangeOf<Table>,
  by: Actor,
): Promise<RowOf<Table>> {
  const { rows, name } = anyTable(db, table);
  const row = await rows
    .updateTable(name)
    .set({ ...(values as object), ...changedBy(before, by) })
    .where('project_id', '=', before.project_id)
    .where('id', '=', before.id)
    .where('version', '=', before.version)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw await conflictOf(db, table, before);
  return row as RowOf<Table>;
}

/** @throws VERSION_CONFLICT when the row has changed since `before` was read, NOT_FOUND when it is gone. */
export async function removeVersioned(
  db: Db,
  table: VersionedTable,
  before: Selectable<VersionedColumns>,
): Promise<void> {
  const { rows, name } = anyTable(db, table);
  const { numDeletedRows } = await rows
    .deleteFrom(name)
    .where('project_id', '=', before.project_id)
    .where('id', '=', before.id)
    .where('version', '=', before.version)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw await conflictOf(db, table, before);
}

async function conflictOf(
  db: Db,
  table: VersionedTable,
  { project_id, id }: Selectable<VersionedColumns>,
): Promise<AppError> {
  return versionConflict(await getVersioned(db, table, project_id, id));
}

function rowQuery(db: Db, table: VersionedTable, projectId: string, id: string) {
  const { rows, name } = anyTable(db, table);
  return rows.selectFrom(name).selectAll().where('project_id', '=', projectId).where('id', '=', id);
}

function rowOrNotFound<Table extends VersionedTable>(row: object | undefined): RowOf<Table> {
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row as RowOf<Table>;
}

/** Every versioned table as one: Kysely cannot type a statement for a table that is not yet known. */
interface AnyTable {
  rows: VersionedColumns;
}

function anyTable(db: Db, table: VersionedTable) {
  return { rows: db as unknown as Kysely<AnyTable>, name: table as string as keyof AnyTable };
}
