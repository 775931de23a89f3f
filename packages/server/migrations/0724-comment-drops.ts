import { type Kysely, sql } from 'kysely';

/** What readers see of comments: one that is or was approved, without its likes, which change all the time. */
const SEEN = ['state', 'sender_name', 'content', 'is_pinned', 'is_pick', 'official_reply', 'parent_id'];

/** A comment that is approved, changed or taken back drops the kept comments of its post or event. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = (table: string) => sql.raw(SEEN.map((column) => `${table}.${column}`).join(', '));
  const drop = (from: ReturnType<typeof sql>) => sql`
    PERFORM delivery_drop(project_id, array_agg(DISTINCT 'comments-' || lower(target_type) || '-' || target_id))
    FROM ${from} GROUP BY project_id;
    RETURN NULL;`;
  await sql`
    CREATE FUNCTION delivery_drop_changed_comments() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${drop(sql`(
        SELECT new_rows.project_id, new_rows.target_type, new_rows.target_id FROM old_rows JOIN new_rows USING (id)
        WHERE (old_rows.state = 'APPROVED' OR new_rows.state = 'APPROVED')
          AND (${columns('old_rows')}) IS DISTINCT FROM (${columns('new_rows')})) AS changed`)}
    END $$`.execute(db);
  await sql`
    CREATE FUNCTION delivery_drop_comments() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${drop(sql`some_rows WHERE state = 'APPROVED'`)}
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER delivery_drop_changed AFTER UPDATE ON comments
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION delivery_drop_changed_comments()`.execute(db);
  await sql`
    CREATE TRIGGER delivery_drop_on_insert AFTER INSERT ON comments REFERENCING NEW TABLE AS some_rows
    FOR EACH STATEMENT EXECUTE FUNCTION delivery_drop_comments()`.execute(db);
  await sql`
    CREATE TRIGGER delivery_drop_on_delete AFTER DELETE ON comments REFERENCING OLD TABLE AS some_rows
    FOR EACH STATEMENT EXECUTE FUNCTION delivery_drop_comments()`.execute(db);
}
