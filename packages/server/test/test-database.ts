import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type DatabaseOptions, type OpenDatabase, openDatabase } from '#server/core/db/database.ts';
import { databaseUrl } from './global-setup.ts';

type Waits = Pick<DatabaseOptions, 'connectWithin' | 'answerWithin' | 'statementWithin' | 'lockWithin'>;

/** Milliseconds. Long, because several test files share a busy machine; few of them test these limits. */
const PATIENT: Waits = {
  connectWithin: 20_000,
  lockWithin: 20_000,
  statementWithin: 40_000,
  answerWithin: 50_000,
};

export interface TestDatabase extends OpenDatabase {
  /** For the login that owns everything. */
  readonly url: string;
  readonly role: string | undefined;
  /** Closes the connections and drops the database. */
  drop(): Promise<void>;
}

interface CloneOptions {
  /** Replaces the patient limits of the tests; `{}` gives those of the product. */
  readonly waits?: Waits;
  readonly connectWithin?: number | undefined;
}

/** A fresh copy of the migrated template, under the role the product runs under. */
export async function cloneDatabase(options: CloneOptions = {}): Promise<TestDatabase> {
  const { waits = PATIENT, connectWithin = waits.connectWithin } = options;
  const { serverUrl, name: template, role } = inject('template');
  const name = `toasoan_test_${randomBytes(6).toString('hex')}`;
  // Copies the files: a third of the work of a copy that also goes through the write-ahead log.
  await execute(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const url = databaseUrl(serverUrl, name);
  const database = openDatabase({
    url,
    role,
    poolSize: 6,
    ...waits,
    ...(connectWithin !== undefined && { connectWithin }),
    onConnectionError: () => undefined,
  });
  return {
    ...database,
    url,
    role,
    drop: async () => {
      await database.close();
      await execute(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** More connections to a test database, like those of a second process. */
export function openBeside({ url, role }: Pick<TestDatabase, 'url' | 'role'>): TestDatabase {
  const database = openDatabase({ url, role, poolSize: 3, ...PATIENT, onConnectionError: () => undefined });
  return { ...database, url, role, drop: () => database.close() };
}

/** One connection per worker creates and drops databases: connecting takes longer than dropping. */
let owner: Promise<pg.Client> | undefined;

async function execute(url: string, statement: string): Promise<void> {
  owner ??= connect(url);
  await (await owner).query(statement);
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // Stays open until the server stops after the last file.
  client.on('error', () => undefined);
  client.on('end', () => {
    owner = undefined;
  });
  try {
    await client.connect();
  } catch (error) {
    owner = undefined;
    throw error;
  }
  return client;
}
