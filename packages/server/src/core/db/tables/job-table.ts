import type { ColumnType, Generated } from 'kysely';

export interface JobTable {
  id: Generated<string>;
  kind: string;
  payload: ColumnType<unknown, string, string>;
  key: string | null;
  run_time: Date;
  attempts: Generated<number>;
  error: string | null;
  dead_time: Date | null;
  lease: string | null;
  lease_until: Date | null;
  create_time: Generated<Date>;
}
