import type { Generated } from 'kysely';

export interface PostSessionTable {
  project_id: string;
  post_id: string;
  user_id: string;
  editing_session: string;
  user_name: string;
  session_id: string;
  place: string | null;
  opened_time: Generated<Date>;
  seen_time: Generated<Date>;
}
