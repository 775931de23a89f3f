import type { Generated } from 'kysely';

export interface ImportRunTable {
  id: Generated<string>;
  project_id: string;
  kind: 'wordpress';
  file_name: string;
  /** Address and name of the site that the file came from. */
  site: string;
  site_title: string;
  started_time: Generated<Date>;
  /** Null: it is still at work, or was killed. */
  finished_time: Date | null;
  undone_time: Date | null;
  created_count: Generated<number>;
  skipped_count: Generated<number>;
  refused_count: Generated<number>;
  comment_count: Generated<number>;
}
