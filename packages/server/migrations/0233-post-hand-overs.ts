import { type Kysely, sql } from 'kysely';

/** Posts that somebody handed over at once, with what is needed to give back those nobody has touched since. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE post_hand_overs (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      project_id bigint NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
      from_id bigint NOT NULL,
      to_id bigint NOT NULL,
      text text NOT NULL,
      -- Of each post: its version after it, and whose it was with which word.
      moved jsonb NOT NULL,
      make_time timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
  await sql`
    CREATE INDEX post_hand_overs_of_giver ON post_hand_overs (project_id, from_id, id)`.execute(db);
}
