import pg from 'pg';
import type { ProductDatabase } from '#server/app/product-database.ts';
import type { Contender } from './measure.ts';

const LIBRARY = 'pg_stat_statements';
/** Enough that what the product does beside the calls is less than half a statement of each. */
export const COUNTED_CALLS = 100;

export interface CallCost {
  /** Statements of one call. Those of a transaction count too. */
  readonly statements: number;
  /** Of the answer's body. */
  readonly bytes: number;
}

/** A database that counts its statements, which it does only from a start on. */
export async function openCounting<Opened extends { readonly database: ProductDatabase }>(
  open: () => Promise<Opened>,
): Promise<Opened> {
  const opened = await open();
  const client = new pg.Client({ connectionString: opened.database.url });
  await client.connect();
  const startsAgain = await wantsCounting(client);
  await client.query(`CREATE EXTENSION IF NOT EXISTS ${LIBRARY}`);
  await client.end();
  if (!startsAgain) return opened;
  await opened.database.stop();
  return await open();
}

/** Asks the server to count statements from its next start on. @returns whether it has to start again. */
async function wantsCounting(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('SELECT current_setting($1) AS loaded', ['shared_preload_libraries']);
  if (rows[0]?.loaded.includes(LIBRARY)) return false;
  await client.query(`ALTER SYSTEM SET shared_preload_libraries = '${LIBRARY}'`);
  return true;
}

/** What the calls of a contender cost, one after the other, once their statements are prepared. */
export async function costOfCalls(
  client: pg.Client,
  role: string,
  { port, paths, headers }: Contender,
): Promise<CallCost> {
  const ask = async (round: number) => {
    const answer = await fetch(`http://127.0.0.1:${port}${paths[round % paths.length]}`, { headers });
    return (await answer.arrayBuffer()).byteLength;
  };
  let bytes = 0;
  for (let round = 0; round < COUNTED_CALLS; round += 1) bytes += await ask(round);
  const { statements } = await countStatements(client, role, async () => {
    for (let round = 0; round < COUNTED_CALLS; round += 1) await ask(round);
  });
  return { statements, bytes: Math.round(bytes / COUNTED_CALLS) };
}

export interface DatabaseCost {
  readonly statements: number;
  /** Of the write-ahead log. */
  readonly logBytes: number;
}

/** What one of a hundred calls costs the database. */
export async function countStatements(
  client: pg.Client,
  role: string,
  work: () => Promise<unknown>,
): Promise<DatabaseCost> {
  await client.query(`SELECT ${LIBRARY}_reset()`);
  await work();
  const { rows } = await client.query(
    `SELECT coalesce(sum(round(calls::numeric / $1)), 0)::int AS statements,
      coalesce(sum(wal_bytes) FILTER (WHERE round(calls::numeric / $1) > 0) / $1, 0)::int AS "logBytes"
    FROM ${LIBRARY} WHERE userid = $2::regrole AND dbid = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [COUNTED_CALLS, role],
  );
  return rows[0] ?? { statements: 0, logBytes: 0 };
}
