import type { Generated } from 'kysely';

export interface ProjectMemberTable {
  project_id: string;
  user_id: string;
  create_time: Generated<Date>;
}
