import { type Kysely, sql } from 'kysely';

/**
 * A version whose text the post still has does not store it a second time. The database itself gives it its own copy
 * before the post's text changes, whichever statement changes it. Earlier versions keep theirs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE post_versions ADD COLUMN has_content boolean NOT NULL DEFAULT true`.execute(db);
  await sql`
    CREATE FUNCTION give_versions_their_content() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE post_versions
      SET snapshot = snapshot || jsonb_build_object('content', OLD.content), has_content = true
      WHERE project_id = OLD.project_id AND post_id = OLD.id AND NOT has_content;
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER give_versions_their_content AFTER UPDATE OF content ON posts FOR EACH ROW
    WHEN (OLD.content IS DISTINCT FROM NEW.content)
    EXECUTE FUNCTION give_versions_their_content()`.execute(db);
}
