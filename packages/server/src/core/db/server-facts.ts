import { type Kysely, sql } from 'kysely';
import { StartUpError } from '#server/core/errors/start-up-error.ts';
import type { Db } from './database.ts';

const OLDEST_SUPPORTED = 150_000;

/** @throws StartUpError for a PostgreSQL version the product was never tested on */
export async function refuseOldServer(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ number: number; version: string }>`
    SELECT current_setting('server_version_num')::int AS number,
      current_setting('server_version') AS version`.execute(db);
  const [server] = rows;
  if (server !== undefined && server.number < OLDEST_SUPPORTED) {
    throw new StartUpError(`DATABASE_URL names PostgreSQL ${server.version}; version 15 or newer is needed.`);
  }
}

interface ServerFacts {
  readonly fsync: string;
  readonly synchronous_commit: string;
  readonly full_page_writes: string;
  readonly data_checksums: string;
  readonly timezone: string;
  readonly encoding: string;
  readonly is_superuser: string;
}

/** Why this database cannot be trusted with acknowledged saves, in few words each. */
export async function weakPointsOf(db: Db): Promise<string[]> {
  const { rows } = await sql<ServerFacts>`
    SELECT current_setting('fsync') AS fsync,
      current_setting('synchronous_commit') AS synchronous_commit,
      current_setting('full_page_writes') AS full_page_writes,
      current_setting('data_checksums') AS data_checksums,
      current_setting('TimeZone') AS timezone,
      pg_encoding_to_char(encoding) AS encoding,
      current_setting('is_superuser') AS is_superuser
    FROM pg_database WHERE datname = current_database()`.execute(db);
  const [facts] = rows;
  return facts === undefined ? [] : weakPoints(facts);
}

function weakPoints(facts: ServerFacts): string[] {
  const must: readonly (readonly [boolean, string])[] = [
    [facts.fsync === 'on', 'fsync is off'],
    [facts.synchronous_commit !== 'off', 'synchronous_commit is off'],
    [facts.full_page_writes === 'on', 'full_page_writes is off'],
    [facts.data_checksums === 'on', 'data checksums are off'],
    [facts.timezone === 'UTC', 'the time zone is not UTC'],
    [facts.encoding === 'UTF8', 'the encoding is not UTF8'],
    [facts.is_superuser === 'off', 'the product would run as a superuser'],
  ];
  return must.filter(([holds]) => !holds).map(([, words]) => words);
}
