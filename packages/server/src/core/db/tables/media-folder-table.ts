import type { Generated } from 'kysely';

export interface MediaFolderTable {
  id: Generated<string>;
  project_id: string;
  parent_id: string | null;
  title: string;
  /** NFC and lower case; names are unique within a folder by it. */
  title_key: string;
  version: Generated<number>;
  create_time: Generated<Date>;
  update_time: Generated<Date>;
  created_by_id: string | null;
  created_by_name: string;
  updated_by_id: string | null;
  updated_by_name: string;
}
