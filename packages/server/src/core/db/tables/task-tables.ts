import type { TaskState } from '@toasoan/contract/features/tasks/task.ts';
import type { ColumnType, Generated } from 'kysely';

export interface TaskTable {
  id: Generated<string>;
  user_id: string;
  project_id: string | null;
  kind: string;
  title: string;
  payload: ColumnType<unknown, string, never>;
  state: Generated<TaskState>;
  done: Generated<number>;
  total: number | null;
  error: string | null;
  file: string | null;
  file_name: string | null;
  file_type: string | null;
  file_size: string | null;
  create_time: Generated<Date>;
  start_time: Date | null;
  end_time: Date | null;
}
