import pg from 'pg';

/** Asks over a connection of its own. */
export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

interface OpenConnection {
  readonly query: (sql: string) => Promise<Record<string, unknown>[]>;
  readonly end: () => Promise<void>;
}

/** For many questions: making a connection costs more than asking. */
export async function openConnection(url: string): Promise<OpenConnection> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  return {
    query: async (sql) => (await client.query<Record<string, unknown>>(sql)).rows,
    end: () => client.end(),
  };
}
