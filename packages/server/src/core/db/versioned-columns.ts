import type { Generated } from 'kysely';

/** Columns of every table of a project whose rows are changed by people; a table's interface extends it. */
export interface VersionedColumns {
  id: Generated<string>;
  project_id: string;
  version: Generated<number>;
  create_time: Generated<Date>;
  update_time: Generated<Date>;
  created_by_id: string | null;
  created_by_name: string;
  updated_by_id: string | null;
  updated_by_name: string;
}
