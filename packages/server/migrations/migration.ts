import type { Kysely } from 'kysely';

/** One step forward; it runs once, in a transaction of its own. */
export interface Migration {
  readonly name: string;
  readonly up: (db: Kysely<unknown>) => Promise<void>;
}
