import { join } from 'node:path';
import { startEmbeddedPostgres } from '@toasoan/embedded-postgres/start-embedded-postgres.ts';
import { ALL_MIGRATIONS } from '#migrations/all-migrations.ts';
import { type OpenDatabase, openDatabase } from '#server/core/db/database.ts';
import { isRightMissing } from '#server/core/db/database-error.ts';
import { migrate } from '#server/core/db/migrate.ts';
import {
  createDatabaseIfMissing,
  openOwnerConnection,
  tryConnection,
} from '#server/core/db/owner-connection.ts';
import { refuseOldServer } from '#server/core/db/server-facts.ts';
import { type Config, ConfigError } from './config.ts';

const NAME = 'toasoan';

/** More than short and long jobs hold at once; a job waits for its connection where a call would give up. */
const BACKGROUND = {
  name: 'toasoan-background',
  poolSize: 10,
  connectWithin: 10_000,
} as const;

/** The settings that name the database. */
export type DatabaseSettings = Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseOwnerUrl'>;

/** Folder and owner of the embedded database. Existing data folders hold both, so they never change. */
export const embeddedDatabaseOf = (dataDir: string) => ({
  folder: join(dataDir, 'postgres'),
  owner: 'toasoan',
});

export interface ProductDatabase extends OpenDatabase {
  /** Address for the product's login, before it takes on the role. */
  readonly url: string;
  readonly role: string | undefined;
  /** A pool of its own for work that nobody waits for: however much there is, calls find their connections. */
  openBackground(): OpenDatabase;
  /** Closes the connections and releases the embedded server, which stops with its last user. */
  stop(): Promise<void>;
}

export interface DatabaseAddresses {
  readonly url: string;
  readonly ownerUrl: string;
  /** Origin of the two addresses. */
  readonly setting: string;
  readonly ownerSetting: string;
  leave(): Promise<void>;
}

/** The configured database, migrated and opened under the product's role. */
export async function openProductDatabase(
  config: DatabaseSettings,
  log: (message: string) => void,
): Promise<ProductDatabase> {
  const addresses = await addressesOf(config, log);
  try {
    const role = await bringUpToDate(addresses, log);
    const options = {
      url: addresses.url,
      role,
      onConnectionError: (error: Error) => log(`A database connection was lost: ${error.message}.`),
    };
    const database = openDatabase(options);
    return {
      ...database,
      url: addresses.url,
      role,
      openBackground: () => openDatabase({ ...options, ...BACKGROUND }),
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

/** Starts the embedded database where that is the configured one. */
export async function addressesOf(
  config: DatabaseSettings,
  log: (message: string) => void,
): Promise<DatabaseAddresses> {
  if (config.databaseUrl !== undefined) {
    const { databaseUrl: url, databaseOwnerUrl: ownerUrl = url } = config;
    const ownerSetting = config.databaseOwnerUrl === undefined ? 'DATABASE_URL' : 'DATABASE_OWNER_URL';
    return { url, ownerUrl, setting: 'DATABASE_URL', ownerSetting, leave: async () => undefined };
  }
  const cluster = await startEmbeddedPostgres({
    ...embeddedDatabaseOf(config.dataDir),
    log,
    keepRunning: true,
  });
  const url = cluster.url(NAME);
  const setting = 'DATA_DIR';
  return { url, ownerUrl: url, setting, ownerSetting: setting, leave: () => cluster.stop() };
}

/** Creates the database where its server does not have it yet. @throws ConfigError */
export async function checkOpens({ url, ownerUrl, setting, ownerSetting }: DatabaseAddresses): Promise<void> {
  await inOneSentence(ownerSetting, () => createDatabaseIfMissing(ownerUrl));
  if (url !== ownerUrl) await inOneSentence(setting, () => tryConnection(url));
}

/** @throws ConfigError with the reason the configured database cannot be opened */
async function inOneSentence(setting: string, open: () => Promise<void>): Promise<void> {
  try {
    await open();
  } catch (error) {
    // A name with several addresses fails once for each.
    const [first] = error instanceof AggregateError ? error.errors : [error];
    const reason = first instanceof Error ? first.message : String(first);
    throw new ConfigError(`The database of ${setting} cannot be opened: ${reason}.`, { cause: error });
  }
}

/** Migrates the database, where `only` is given to no further migrations than these. @returns the product's role. */
export async function bringUpToDate(
  addresses: DatabaseAddresses,
  log: (message: string) => void,
  only?: readonly string[],
): Promise<string | undefined> {
  const { url, ownerUrl } = addresses;
  await checkOpens(addresses);
  const owner = openOwnerConnection(ownerUrl);
  try {
    await refuseOldServer(owner);
    const wanted = ALL_MIGRATIONS.filter(({ name }) => only === undefined || only.includes(name));
    const { applied, role } = await migrate(owner, wanted, { login: loginOf(url) }).catch(
      (error: unknown) => {
        throw isRightMissing(error) ? mayNotMigrate(addresses, error) : error;
      },
    );
    if (applied.length > 0) log(`Migrated the database: ${applied.length} steps, now at ${applied.at(-1)}.`);
    if (role === undefined) {
      log('The login may not create roles: the audit log is guarded by its trigger alone.');
    }
    return role;
  } finally {
    await owner.destroy();
  }
}

/** The product's login needs no such right where another login migrates. */
function mayNotMigrate({ ownerSetting }: DatabaseAddresses, error: Error): ConfigError {
  const login = `The login of ${ownerSetting} may not make the tables: ${error.message}`;
  return new ConfigError(`${login}; give it that right, or name one that has it in DATABASE_OWNER_URL.`, {
    cause: error,
  });
}

function loginOf(url: string): string | undefined {
  return decodeURIComponent(new URL(url).username) || undefined;
}
