import type { Client } from 'pg';
import type { Contender } from './measure.ts';

const LIBRARY = 'pg_stat_statements';
/** Enough that what the product does beside the calls is less than half a statement of each. */
const CALLS = 100;

export interface CallCost {
  /** Statements of one call. Those of a transaction count too. */
  readonly statements: number;
  /** Of the answer's body. */
  readonly bytes: number;
}

/** Asks the server to count statements from its next start on. @returns whether it has to start again. */
export async function wantsCounting(client: Client): Promise<boolean> {
  const { rows } = await client.query('SELECT current_setting($1) AS loaded', ['shared_preload_libraries']);
  if (rows[0]?.loaded.includes(LIBRARY)) return false;
  await client.query(`ALTER SYSTEM SET shared_preload_libraries = '${LIBRARY}'`);
  return true;
}

/** What the calls of a contender cost, one after the other, once their statements are prepared. */
export async function costOfCalls(
  client: Client,
  role: string,
  { port, paths, headers }: Contender,
): Promise<CallCost> {
  await client.query(`CREATE EXTENSION IF NOT EXISTS ${LIBRARY}`);
  const ask = async (round: number) => {
    const answer = await fetch(`http://127.0.0.1:${port}${paths[round % paths.length]}`, { headers });
    return (await answer.arrayBuffer()).byteLength;
  };
  let bytes = 0;
  for (let round = 0; round < CALLS; round += 1) bytes += await ask(round);
  await client.query(`SELECT ${LIBRARY}_reset()`);
  for (let round = 0; round < CALLS; round += 1) await ask(round);
  const { rows } = await client.query(
    `SELECT coalesce(sum(round(calls::numeric / $1)), 0)::int AS statements
    FROM ${LIBRARY} WHERE userid = $2::regrole AND dbid = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [CALLS, role],
  );
  return { statements: rows[0]?.statements ?? 0, bytes: Math.round(bytes / CALLS) };
}
