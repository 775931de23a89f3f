import { type Kysely, sql } from 'kysely';

/** A membership may give and take permissions in its project alone. Open streams check again when it changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE project_members
      ADD COLUMN permission_grants text[] NOT NULL DEFAULT '{}',
      ADD COLUMN permission_denials text[] NOT NULL DEFAULT '{}'`.execute(db);
  await sql`
    CREATE FUNCTION look_again_on_project_members_update() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM look_again_at(NEW.user_id);
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER look_again_on_project_members_update
    AFTER UPDATE OF permission_grants, permission_denials ON project_members FOR EACH ROW
    WHEN ((NEW.permission_grants, NEW.permission_denials)
      IS DISTINCT FROM (OLD.permission_grants, OLD.permission_denials))
    EXECUTE FUNCTION look_again_on_project_members_update()`.execute(db);
}
