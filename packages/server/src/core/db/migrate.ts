import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { StartUpError } from '#server/core/errors/start-up-error.ts';

/** The role the product runs under; it owns nothing. */
const APP_ROLE = 'toasoan_app';

const ALREADY_THERE = ['42710', '23505'];

const NOT_ALLOWED = '42501';

interface Migration {
  readonly name: string;
  readonly up: (db: Kysely<unknown>) => Promise<void>;
}

export interface MigrateOptions {
  /** The login whose sessions take on the product's role; the owner itself where there is only one. */
  readonly login: string | undefined;
}

export interface Migrated {
  readonly applied: readonly string[];
  /** The role the product runs under; undefined where roles cannot be created. */
  readonly role: string | undefined;
}

/** Any number: processes that start at the same time lock on it. */
const MIGRATION_LOCK = 7_305_219_404;

/**
 * Migrates the database to the newest state, one transaction per migration. @throws when the database holds a
 * migration that this build does not know.
 */
export async function migrate(
  owner: Kysely<unknown>,
  migrations: readonly Migration[],
  { login }: MigrateOptions = { login: undefined },
): Promise<Migrated> {
  return await owner.connection().execute(async (connection) => {
    await sql`SELECT pg_advisory_lock(${MIGRATION_LOCK})`.execute(connection);
    try {
      const applied = await applyMissing(connection, migrations);
      const role = await prepareAppRole(connection, login);
      if (role !== undefined) await grantToAppRole(connection);
      return { applied, role };
    } finally {
      await sql`SELECT pg_advisory_unlock(${MIGRATION_LOCK})`.execute(connection);
    }
  });
}

async function applyMissing(db: Kysely<unknown>, migrations: readonly Migration[]): Promise<string[]> {
  await sql`
    CREATE TABLE IF NOT EXISTS migration (
      name text PRIMARY KEY,
      time timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
  const done = new Set(await appliedMigrations(db));
  for (const { name } of migrations) done.delete(name);
  const [unknown] = done;
  if (unknown !== undefined) {
    throw new StartUpError(
      `The database has migration ${unknown}, which this build does not know: start a newer build.`,
    );
  }
  const applied: string[] = [];
  const before = new Set(await appliedMigrations(db));
  for (const migration of migrations.filter(({ name }) => !before.has(name))) {
    await db.transaction().execute(async (tx) => {
      await migration.up(tx);
      await sql`INSERT INTO migration (name) VALUES (${migration.name})`.execute(tx);
    });
    applied.push(migration.name);
  }
  return applied;
}

async function appliedMigrations(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM migration ORDER BY name`.execute(db);
  return rows.map((row) => row.name);
}

/**
 * Creates the role where it is missing and lets `login` take it on. Roles belong to the whole server, so another
 * database's start may do the same at this moment. @returns undefined where the owner may not do that: then the
 * trigger of the audit table is its only guard.
 */
async function prepareAppRole(
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

/** All rights except changing history: audit rows and the list of migrations can only be read and added to. */
async function grantToAppRole(owner: Kysely<unknown>): Promise<void> {
  const role = sql.id(APP_ROLE);
  await sql`GRANT USAGE ON SCHEMA public TO ${role}`.execute(owner);
  await sql`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role}`.execute(owner);
  await sql`GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${role}`.execute(owner);
  await sql`REVOKE UPDATE, DELETE, TRUNCATE ON audit_log FROM ${role}`.execute(owner);
  await sql`REVOKE INSERT, UPDATE, DELETE ON migration FROM ${role}`.execute(owner);
}
