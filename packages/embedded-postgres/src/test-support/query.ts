import pg from 'pg';

/** Runs one statement over a connection of its own. */
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

/** One connection for many statements: opening it costs more than a statement. */
export function openConnection(url: string): OpenConnection {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 60_000,
    max: 1,
    idleTimeoutMillis: 0,
  });
  return {
    query: async (sql) => (await pool.query<Record<string, unknown>>(sql)).rows,
    end: () => pool.end(),
  };
}
