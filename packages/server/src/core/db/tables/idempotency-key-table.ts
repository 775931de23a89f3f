import type { Generated } from 'kysely';

export interface IdempotencyKeyTable {
  user_id: string;
  /** '0' for calls without a project. */
  project_id: string;
  route: string;
  key: string;
  request_hash: Buffer;
  /** The answer's data as it was sent. */
  response: string;
  create_time: Generated<Date>;
}
