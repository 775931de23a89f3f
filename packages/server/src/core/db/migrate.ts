import { type Kysely, sql } from 'kysely';
import { StartUpError } from '#server/core/errors/start-up-error.ts';
import { grantToAppRole, prepareAppRole } from './app-role.ts';

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

/** Any number: processes that start at the same time take turns on it. */
const LOCK = 7_305_219_404;

/**
 * Brings the database to the newest state, one transaction per migration.
 * @throws when the database holds a migration that this build does not know.
 */
export async function migrate(
  owner: Kysely<unknown>,
  migrations: readonly Migration[],
  { login }: MigrateOptions = { login: undefined },
): Promise<Migrated> {
  return await owner.connection().execute(async (connection) => {
    await sql`SELECT pg_advisory_lock(${LOCK})`.execute(connection);
    try {
      const applied = await applyMissing(connection, migrations);
      const role = await prepareAppRole(connection, login);
      if (role !== undefined) await grantToAppRole(connection);
      return { applied, role };
    } finally {
      await sql`SELECT pg_advisory_unlock(${LOCK})`.execute(connection);
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
