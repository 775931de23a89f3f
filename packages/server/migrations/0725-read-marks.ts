import { type Kysely, sql } from 'kysely';

/**
 * Who has read which post on a day of Việt Nam, as one keyed hash of both: all processes count a reader once. Unlogged:
 * it is in no log of the database and in no archive, and a crash forgets the day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE UNLOGGED TABLE read_marks (
      day date NOT NULL,
      mark bigint NOT NULL,
      PRIMARY KEY (day, mark)
    )`.execute(db);
}
