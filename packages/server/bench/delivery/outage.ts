import { setTimeout as sleep } from 'node:timers/promises';
import type { Print } from '../bench-orders.ts';
import { most, type Verdict } from '../verdicts.ts';
import { eachOf, readPage } from './reader.ts';
import type { Readers } from './readers.ts';

const AT_ONCE = 16;

interface OutageOrders {
  readonly readers: Readers;
  readonly paths: readonly string[];
  readonly seconds: number;
  /** The database ends at once, without a word to its clients. */
  readonly killDatabase: () => Promise<void>;
}

/** Readers of pages that somebody read before, while there is no database. */
export async function measureOutage(orders: OutageOrders, print: Print): Promise<Verdict[]> {
  const { readers, paths, seconds, killDatabase } = orders;
  const statusOf = async (path: string) => (await readPage(readers.port, readers.host, path)).status;
  await eachOf(paths, AT_ONCE, async (path) => {
    await statusOf(path);
  });
  await killDatabase();
  const statuses = new Map<number, number>();
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    await eachOf(paths, AT_ONCE, async (path) => {
      const status = await statusOf(path);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
    await sleep(100);
  }
  const asked = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  print(
    `Without a database for ${seconds} s: ${asked} pages asked for, ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}.`,
  );
  return [most('pages not shown while the database was away', asked - (statuses.get(200) ?? 0), 0)];
}
