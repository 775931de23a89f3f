import type { CheckLevel } from '@toasoan/contract/features/posts/checklist/check-facts.ts';
import type { ColumnType, Generated } from 'kysely';

/** How a project works with its posts. */
export interface PostSettingsTable {
  project_id: string;
  min_delay_minutes: Generated<number>;
  check_levels: ColumnType<Record<string, CheckLevel>, string | undefined, string>;
  check_figures: ColumnType<Record<string, number>, string | undefined, string>;
  banned_words: Generated<string[]>;
  suspect_words: Generated<string[]>;
  focus_max: Generated<number>;
  version: Generated<number>;
  update_time: Generated<Date>;
  updated_by_id: string | null;
  updated_by_name: Generated<string>;
}
