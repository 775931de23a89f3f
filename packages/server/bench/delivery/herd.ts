import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { shownKey } from '#server/features/delivery/shown-keys.ts';
import type { Print } from '../bench-orders.ts';
import { aNetwork } from '../networks.ts';
import { p50AndP99 } from '../percentiles.ts';
import { LoadConnection, requestOf } from '../sides/load-connection.ts';
import { most, type Verdict } from '../verdicts.ts';
import { readPage } from './reader.ts';
import type { Readers } from './readers.ts';

const READERS = 2_000;
const HERDS = 5;
/** A notice has arrived by then. */
const ARRIVED_MS = 200;

/** Everybody asks for the front page at once, just after it changed. */
export async function measureHerd(
  { port, host, project }: Readers,
  db: Db,
  print: Print,
): Promise<Verdict[]> {
  const requests = Array.from({ length: READERS }, () =>
    requestOf({ method: 'GET', path: '/', port, headers: { host, 'x-forwarded-for': aNetwork() } }),
  );
  const connections = requests.map(() => new LoadConnection(port));
  await readPage(port, host, '/');
  // Opens the connections.
  await Promise.all(
    connections.map((connection, index) => connection.ask(requests[index] ?? Buffer.alloc(0))),
  );
  const costs: number[] = [];
  const times: number[] = [];
  for (let herd = 0; herd < HERDS; herd += 1) {
    await sql`SELECT pg_notify('toasoan_delivery', ${shownKey.posts(project)})`.execute(db);
    await sleep(ARRIVED_MS);
    const before = await composedBy(port);
    const begun = performance.now();
    await Promise.all(
      connections.map(async (connection, index) => {
        await connection.ask(requests[index] ?? Buffer.alloc(0));
        times.push(performance.now() - begun);
      }),
    );
    costs.push((await composedBy(port)) - before);
  }
  for (const connection of connections) connection.close();
  const { p50, p99 } = p50AndP99(times);
  print(
    `${READERS} readers after a purge, ${HERDS} times: ${costs.join(', ')} compositions; answered after p50 ${p50.toFixed(0)}, p99 ${p99.toFixed(0)} ms.`,
  );
  return [most('compositions for 2,000 readers after a purge', Math.max(...costs), 1)];
}

/** What the process counts itself. */
async function composedBy(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const count = /^delivery_compositions_total (\d+)$/m.exec(text)?.[1];
  if (count === undefined) throw new Error('The process does not count its compositions.');
  return Number(count);
}
