import type { Kysely } from 'kysely';

/** One step forward. It runs once, in its own transaction. */
export interface Migration {
  readonly name: string;
  readonly up: (db: Kysely<unknown>) => Promise<void>;
}
