import type { Generated } from 'kysely';

export interface MediaCollectionTable {
  id: Generated<string>;
  project_id: string;
  title: string;
  title_key: string;
  description: Generated<string>;
  version: Generated<number>;
  create_time: Generated<Date>;
  update_time: Generated<Date>;
  created_by_id: string | null;
  created_by_name: string;
  updated_by_id: string | null;
  updated_by_name: string;
}

export interface MediaCollectionItemTable {
  project_id: string;
  collection_id: string;
  media_id: string;
}
