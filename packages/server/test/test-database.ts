import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/core/db/database.ts';
import { databaseUrl } from './global-setup.ts';

/** Milliseconds: several test files share a busy machine, and hardly one of them tests these waits. */
const PATIENCE = 20_000;
const ANSWER_WITHIN = 50_000;

export interface TestDatabase extends OpenDatabase {
  /** Address for the login that owns everything. */
  readonly url: string;
  readonly role: string | undefined;
  /** Closes the connections and drops the database. */
  drop(): Promise<void>;
}

/** A fresh copy of the migrated template, under the role the product runs under. */
export async function cloneDatabase({ connectWithin = PATIENCE } = {}): Promise<TestDatabase> {
  const { serverUrl, name: template, role } = inject('template');
  const name = `toasoan_test_${randomBytes(6).toString('hex')}`;
  await execute(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = databaseUrl(serverUrl, name);
  const database = openDatabase({
    url,
    role,
    poolSize: 6,
    connectWithin,
    answerWithin: ANSWER_WITHIN,
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

/** Further connections to a test database, as another process over it has. */
export function openBeside({ url, role }: Pick<TestDatabase, 'url' | 'role'>): TestDatabase {
  const database = openDatabase({
    url,
    role,
    poolSize: 3,
    connectWithin: PATIENCE,
    answerWithin: ANSWER_WITHIN,
    onConnectionError: () => undefined,
  });
  return { ...database, url, role, drop: () => database.close() };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
