import type { SavedList } from '@toasoan/contract/features/saved-views/saved-view.ts';
import type { Generated } from 'kysely';

export interface SavedViewTable {
  id: Generated<string>;
  project_id: string;
  owner_id: string;
  owner_name: string;
  list: SavedList;
  name: string;
  query: string;
  columns: string[] | null;
  is_shared: Generated<boolean>;
  version: Generated<number>;
  create_time: Generated<Date>;
  update_time: Generated<Date>;
  updated_by_name: string;
}

/** Each person's default view of a list. */
export interface SavedViewDefaultTable {
  project_id: string;
  user_id: string;
  list: SavedList;
  view_id: string;
}
