import { type Kysely, sql } from 'kysely';

/**
 * When a session ends or a person's rights change, the processes that hold that person's streams are notified to
 * check again: the person's id, or null for everybody.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION look_again_at(person bigint) RETURNS void LANGUAGE sql AS $$
      SELECT pg_notify('toasoan_live', json_build_object('look', person::text)::text)
    $$`.execute(db);
  await lookOn(db, 'sessions', {
    event: 'UPDATE OF ended_time, cred_version',
    when: 'NEW.ended_time IS DISTINCT FROM OLD.ended_time OR NEW.cred_version <> OLD.cred_version',
    person: 'NEW.user_id',
  });
  await lookOn(db, 'users', {
    event: `UPDATE OF role, status, permission_grants, permission_denials, must_change_password, cred_version,
      deleted_time`,
    when: `(NEW.role, NEW.status, NEW.permission_grants, NEW.permission_denials, NEW.must_change_password,
        NEW.cred_version, NEW.deleted_time)
      IS DISTINCT FROM (OLD.role, OLD.status, OLD.permission_grants, OLD.permission_denials,
        OLD.must_change_password, OLD.cred_version, OLD.deleted_time)`,
    person: 'NEW.id',
  });
  await lookOn(db, 'project_members', { event: 'INSERT', person: 'NEW.user_id' });
  await lookOn(db, 'project_members', { event: 'DELETE', person: 'OLD.user_id' });
  await lookOn(db, 'projects', { event: 'INSERT', person: 'NULL' });
  await lookOn(db, 'projects', {
    event: 'UPDATE OF status',
    when: 'NEW.status <> OLD.status',
    person: 'NULL',
  });
}

interface Occasion {
  readonly event: string;
  readonly when?: string;
  readonly person: string;
}

async function lookOn(db: Kysely<unknown>, table: string, { event, when, person }: Occasion): Promise<void> {
  const name = sql.ref(`look_again_on_${table}_${event.split(' ')[0]?.toLowerCase()}`);
  await sql`
    CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM look_again_at(${sql.raw(person)});
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER ${name} AFTER ${sql.raw(event)} ON ${sql.table(table)} FOR EACH ROW
    ${sql.raw(when === undefined ? '' : `WHEN (${when})`)} EXECUTE FUNCTION ${name}()`.execute(db);
}
