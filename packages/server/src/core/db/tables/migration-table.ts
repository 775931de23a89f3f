import type { Generated } from 'kysely';

export interface MigrationTable {
  name: string;
  time: Generated<Date>;
}
