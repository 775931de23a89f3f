import { type Kysely, sql } from 'kysely';
import pg from 'pg';

/** The product runs under this role; it owns nothing. */
const APP_ROLE = 'toasoan_app';

const ALREADY_THERE = ['42710', '23505'];
const NOT_ALLOWED = '42501';

/**
 * Makes the role where it is missing and lets `login` take it on. Roles belong to the whole server, so
 * another database's start may be doing the same at this moment.
 * @returns undefined where the owner may not do that: the audit table's trigger is then its only guard.
 */
export async function prepareAppRole(
  owner: Kysely<unknown>,
  login: string | undefined,
): Promise<string | undefined> {
  try {
    await createRole(owner);
    await letTakeOn(owner, login);
    return APP_ROLE;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === NOT_ALLOWED) return undefined;
    throw error;
  }
}

async function createRole(owner: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`SELECT 1 FROM pg_roles WHERE rolname = ${APP_ROLE}`.execute(owner);
  if (rows.length > 0) return;
  try {
    await sql`CREATE ROLE ${sql.id(APP_ROLE)} NOLOGIN`.execute(owner);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && ALREADY_THERE.includes(error.code ?? ''))) throw error;
  }
}

async function letTakeOn(owner: Kysely<unknown>, login: string | undefined): Promise<void> {
  const { rows } = await sql<{ name: string; member: boolean }>`
    SELECT name, pg_has_role(name, ${APP_ROLE}, 'MEMBER') AS member
    FROM coalesce(${login ?? null}, current_user::text) AS name`.execute(owner);
  const [person] = rows;
  if (person === undefined || person.member) return;
  await sql`GRANT ${sql.id(APP_ROLE)} TO ${sql.id(person.name)}`.execute(owner);
}

/** Everything but changing history: audit rows and the list of migrations can only be read or added to. */
export async function grantToAppRole(owner: Kysely<unknown>): Promise<void> {
  const role = sql.id(APP_ROLE);
  await sql`GRANT USAGE ON SCHEMA public TO ${role}`.execute(owner);
  await sql`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role}`.execute(owner);
  await sql`GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${role}`.execute(owner);
  await sql`REVOKE UPDATE, DELETE, TRUNCATE ON audit_log FROM ${role}`.execute(owner);
  await sql`REVOKE INSERT, UPDATE, DELETE ON migration FROM ${role}`.execute(owner);
}
