import {
  type ChangeOf,
  getVersioned,
  holdVersioned,
  insertVersioned,
  type RowOf,
  removeVersioned,
  updateVersioned,
  type ValuesOf,
  type VersionedTable,
} from '#server/core/db/versioned.ts';
import type { RecordStore } from './crud-routes.ts';

/**
 * The store of records that no other table takes part in; `columnsOf` gives the columns of a body. A feature with
 * rules puts its own functions over these: `{ ...plain, insert }`.
 */
export function versionedStore<
  Table extends VersionedTable,
  Create,
  Update extends { readonly id: string; readonly version: number },
>(
  table: Table,
  columnsOf: (body: Create | Update) => ChangeOf<Table>,
): RecordStore<RowOf<Table>, Create, Update> {
  return {
    get: ({ db, projectId }, id) => getVersioned(db, table, projectId, id),
    hold: ({ db, projectId }, id) => holdVersioned(db, table, projectId, id),
    insert: ({ db, projectId, caller }, body) =>
      insertVersioned(db, table, projectId, columnsOf(body) as ValuesOf<Table>, caller),
    update: ({ db, caller }, before, change) => updateVersioned(db, table, before, columnsOf(change), caller),
    remove: ({ db }, before) => removeVersioned(db, table, before),
  };
}
