import type { Client } from 'pg';

export interface PoolWatch {
  look(): Promise<void>;
  /** @throws when the sides had different numbers of connections and cannot be compared. */
  compare(): string;
}

/** Counts the connections of both sides under load. */
export function watchPools(client: Client): PoolWatch {
  const most: Record<string, number> = { toasoan: 0, 'bench-bare': 0 };
  return {
    look: async () => {
      const { rows } = await client.query(
        'SELECT application_name AS name, count(*)::int AS count FROM pg_stat_activity WHERE application_name = ANY ($1) GROUP BY 1',
        [Object.keys(most)],
      );
      for (const { name, count } of rows) most[name] = Math.max(most[name] ?? 0, count);
    },
    compare: () => {
      const { toasoan: product, 'bench-bare': bare } = most;
      if (product !== bare) throw new Error(`The product had ${product} connections, the bare side ${bare}.`);
      return `Connections to the database: ${product} on either side.`;
    },
  };
}
