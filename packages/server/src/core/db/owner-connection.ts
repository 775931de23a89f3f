import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

const CONNECT_WITHIN = 10_000;

/** One connection of the login that owns the tables, without statement time limits. */
export function openOwnerConnection(url: string): Kysely<unknown> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    application_name: 'toasoan-migrations',
    connectionTimeoutMillis: CONNECT_WITHIN,
    options: '-c timezone=UTC',
  });
  // A connection lost while idle is replaced; one lost at work fails the work.
  pool.on('error', () => undefined);
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
}

/** Creates the database of `url` where its server does not have it yet. */
export async function createDatabaseIfMissing(url: string): Promise<void> {
  const address = new URL(url);
  const name = decodeURIComponent(address.pathname.slice(1));
  address.pathname = '/postgres';
  const client = await openClient(address.href);
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

/** Opens a connection and closes it. @throws the reason it cannot be opened */
export async function tryConnection(url: string): Promise<void> {
  const client = await openClient(url);
  await client.end();
}

async function openClient(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN });
  await client.connect();
  return client;
}
