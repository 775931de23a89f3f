import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { ALL_MIGRATIONS } from '#migrations/all-migrations.ts';
import { type OpenDatabase, openDatabase } from '#server/core/db/database.ts';
import { type Config, ConfigError } from './config.ts';
import {
  addressesOf,
  bringUpToDate,
  checkOpens,
  type DatabaseAddresses,
  type DatabaseSettings,
  embeddedDatabaseOf,
} from './product-database.ts';

/** Names of the migrations that this build knows. */
export const KNOWN_MIGRATIONS: readonly string[] = ALL_MIGRATIONS.map(({ name }) => name);

const CONNECT_WITHIN = 10_000;

interface Connected {
  /** One connection without time limits. */
  readonly client: pg.Client;
  stop(): Promise<void>;
}

/** The database as it is: nothing is created and nothing migrated. */
export async function openForBackup(
  config: DatabaseSettings,
  log: (message: string) => void,
): Promise<Connected & Pick<OpenDatabase, 'db'>> {
  refuseMissing(config);
  const addresses = await addressesOf(config, log);
  try {
    const client = await connect(addresses.url, addresses.setting);
    const database = openDatabase({ url: addresses.url, poolSize: 2, onConnectionError: () => undefined });
    const stop = async () => {
      await client.end().catch(() => undefined);
      await database.close();
      await addresses.leave();
    };
    return { client, db: database.db, stop };
  } catch (error) {
    await addresses.leave();
    throw error;
  }
}

/** The database of a restore, created where it is missing, by the login that owns its tables. */
export async function openForRestore(
  config: DatabaseSettings,
  log: (message: string) => void,
): Promise<Connected & { readonly migrateTo: (names: readonly string[]) => Promise<void> }> {
  const addresses = await addressesOf(config, log);
  try {
    await checkOpens(addresses);
    const client = await connect(addresses.ownerUrl, addresses.ownerSetting);
    const stop = async () => {
      await client.end().catch(() => undefined);
      await addresses.leave();
    };
    return { client, stop, migrateTo: (names) => migrateTo(addresses, names) };
  } catch (error) {
    await addresses.leave();
    throw error;
  }
}

async function migrateTo(addresses: DatabaseAddresses, names: readonly string[]): Promise<void> {
  await bringUpToDate(addresses, () => undefined, names);
}

/** Starting the embedded database would create an empty one. */
function refuseMissing({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): void {
  if (databaseUrl !== undefined) return;
  const { folder } = embeddedDatabaseOf(dataDir);
  if (existsSync(join(folder, 'cluster'))) return;
  throw new ConfigError(
    `There is no database in ${folder}: DATA_DIR or DATABASE_URL names the one to back up.`,
  );
}

async function connect(url: string, setting: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'toasoan-backup',
    connectionTimeoutMillis: CONNECT_WITHIN,
    keepAlive: true,
    options: '-c timezone=UTC -c statement_timeout=0 -c idle_in_transaction_session_timeout=0',
  });
  // A lost connection fails the statement that needs it.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`The database of ${setting} cannot be opened: ${reason}.`, { cause: error });
  }
  return client;
}
