import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { ALL_MIGRATIONS } from '#migrations/all-migrations.ts';
import { migrate } from '#server/core/db/migrate.ts';
import { openOwnerConnection } from '#server/core/db/owner-connection.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { databaseUrl } from '#test/global-setup.ts';
import type { RestoreTarget } from '../restore-backup.ts';
import { connectTo, KNOWN } from './a-newsroom.ts';

interface EmptyTarget extends RestoreTarget {
  readonly url: string;
}

/** An empty database like that of a provider: its owner may make tables there, and nothing else on the server. */
export async function anEmptyTarget(storage: Storage, keys: RestoreTarget['keys']): Promise<EmptyTarget> {
  const { serverUrl } = inject('template');
  const name = `toasoan_target_${randomBytes(6).toString('hex')}`;
  const password = randomBytes(8).toString('hex');
  await onServer(serverUrl, [
    `CREATE ROLE ${name} LOGIN PASSWORD '${password}'`,
    `CREATE DATABASE ${name} OWNER ${name}`,
  ]);
  afterAll(() => onServer(serverUrl, [`DROP DATABASE ${name} WITH (FORCE)`, `DROP ROLE ${name}`]));
  const address = new URL(databaseUrl(serverUrl, name));
  address.username = name;
  address.password = password;
  return {
    url: address.href,
    client: await connectTo(address.href),
    storage,
    keys,
    knownMigrations: KNOWN,
    migrateTo: async (names) => {
      const owner = openOwnerConnection(address.href);
      const wanted = ALL_MIGRATIONS.filter((migration) => names.includes(migration.name));
      await migrate(owner, wanted).finally(() => owner.destroy());
    },
  };
}

async function onServer(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
