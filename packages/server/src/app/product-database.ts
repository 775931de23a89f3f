import { ALL_MIGRATIONS } from '#migrations/all-migrations.ts';
import { type OpenDatabase, openDatabase } from '#server/core/db/database.ts';
import { migrate } from '#server/core/db/migrate.ts';
import { createDatabaseIfMissing, openOwnerConnection } from '#server/core/db/owner-connection.ts';
import { refuseOldServer } from '#server/core/db/server-facts.ts';
import { startEmbeddedPostgres } from '#server/core/embedded-postgres/start-embedded-postgres.ts';
import type { Config } from './config.ts';

const NAME = 'toasoan';

export interface ProductDatabase extends OpenDatabase {
  /** Address for the login of the product, role not yet taken on. */
  readonly url: string;
  /** Closes the connections and leaves the embedded server, which stops with its last user. */
  stop(): Promise<void>;
}

interface DatabaseAddresses {
  readonly url: string;
  readonly ownerUrl: string;
  leave(): Promise<void>;
}

/** The database of the settings, brought to the newest state and opened under the product's role. */
export async function openProductDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseOwnerUrl'>,
  log: (message: string) => void,
): Promise<ProductDatabase> {
  const addresses = await addressesOf(config, log);
  try {
    const role = await bringUpToDate(addresses, log);
    const database = openDatabase({
      url: addresses.url,
      role,
      onConnectionError: (error) => log(`A database connection was lost: ${error.message}.`),
    });
    return {
      ...database,
      url: addresses.url,
      stop: async () => {
        await database.close();
        await addresses.leave();
      },
    };
  } catch (error) {
    await addresses.leave();
    throw error;
  }
}

async function addressesOf(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseOwnerUrl'>,
  log: (message: string) => void,
): Promise<DatabaseAddresses> {
  if (config.databaseUrl !== undefined) {
    const { databaseUrl: url, databaseOwnerUrl: ownerUrl = url } = config;
    return { url, ownerUrl, leave: async () => undefined };
  }
  const cluster = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  const url = cluster.url(NAME);
  return { url, ownerUrl: url, leave: () => cluster.stop() };
}

async function bringUpToDate(
  { url, ownerUrl }: DatabaseAddresses,
  log: (message: string) => void,
): Promise<string | undefined> {
  await createDatabaseIfMissing(ownerUrl);
  const owner = openOwnerConnection(ownerUrl);
  try {
    await refuseOldServer(owner);
    const { applied, role } = await migrate(owner, ALL_MIGRATIONS, { login: loginOf(url) });
    if (applied.length > 0) log(`Migrated the database: ${applied.length} steps, now at ${applied.at(-1)}.`);
    if (role === undefined) {
      log('The login may not create roles: the audit log is guarded by its trigger alone.');
    }
    return role;
  } finally {
    await owner.destroy();
  }
}

function loginOf(url: string): string | undefined {
  return decodeURIComponent(new URL(url).username) || undefined;
}
