import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from './database.ts';
import { isRetryable } from './database-error.ts';
import { pipelinedTransaction } from './pipelined-transaction.ts';

const ATTEMPTS = 3;

/**
 * Runs `work` in one transaction, or in the one that `db` already is. After a deadlock or a failed serialisation
 * it runs again, so `work` may change only the database.
 */
export async function inTransaction<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return work(db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await pipelinedTransaction(db, work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
      await wait(attempt * 20 + Math.random() * 30);
    }
  }
}
