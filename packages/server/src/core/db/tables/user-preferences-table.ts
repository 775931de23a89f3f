import type { ColumnType } from 'kysely';

/** Kept by any version of the console, so read with suspicion. */
type KeptJson = ColumnType<unknown, string, string>;

export interface UserPreferencesTable {
  user_id: string;
  app_config: KeptJson;
  page_config: KeptJson;
  layout: KeptJson;
  update_time: Date;
}
