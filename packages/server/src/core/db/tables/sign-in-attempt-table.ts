import type { Generated } from 'kysely';

export interface SignInAttemptTable {
  key: string;
  failures: Generated<Date[]>;
  locked_until: Date | null;
  update_time: Date;
}
