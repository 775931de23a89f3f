import type { Generated } from 'kysely';

export interface PostLockTable {
  project_id: string;
  post_id: string;
  user_id: string;
  user_name: string;
  /** '' for who was given the post and has not opened it yet. */
  editing_session: string;
  session_id: string | null;
  since: Generated<Date>;
  seen_time: Generated<Date>;
  typed_time: Generated<Date>;
}
