import type { Db } from './database.ts';
import { inTransaction } from './in-transaction.ts';

/**
 * How long a transaction keeps taking further items. People's saves wait for its rows and fail after two seconds
 * (`lock_timeout`).
 */
const TAKE_FOR_MS = 250;

/**
 * Processes many items in short transactions, however slow the machine. `work` takes the items it is given and
 * returns one result for each; after a deadlock it gets the same items again.
 */
export async function inShortTransactions<Item, Result>(
  db: Db,
  items: readonly Item[],
  work: (tx: Db, items: Iterable<Item>) => Promise<readonly Result[]>,
): Promise<Result[]> {
  const results: Result[] = [];
  while (results.length < items.length) {
    const left = items.slice(results.length);
    results.push(...(await inTransaction(db, (tx) => work(tx, asLongAsThereIsTime(left)))));
  }
  return results;
}

/** At least one. */
function* asLongAsThereIsTime<Item>(items: readonly Item[]): Generator<Item> {
  const end = performance.now() + TAKE_FOR_MS;
  for (const item of items) {
    yield item;
    if (performance.now() >= end) return;
  }
}
