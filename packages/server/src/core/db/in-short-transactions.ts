import type { Db } from './database.ts';
import { inTransaction } from './in-transaction.ts';

/**
 * How long a transaction goes on taking further items. People's saves wait for the rows it holds and are
 * refused after two seconds (`lock_timeout`).
 */
const TAKE_FOR_MS = 250;

/**
 * Works through many items in transactions that are short however slow the machine is. `work` takes items as long
 * as it is given some and answers one result for each; after a deadlock it is given the same ones again.
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
