import { sql } from 'kysely';
import type { AppError } from '#server/core/errors/app-error.ts';
import { toAppError } from '#server/core/http/to-app-error.ts';
import type { Db } from './database.ts';
import { isRetryable } from './database-error.ts';
import { forgiveFailure, sentAhead } from './pipelined-transaction.ts';

/**
 * Runs one step inside a transaction. A refusal by a rule or the database is rolled back and returned as an
 * AppError, and the transaction continues. Our own failures and deadlocks are thrown.
 */
export async function inSavepoint<Result>(tx: Db, work: () => Promise<Result>): Promise<Result | AppError> {
  await sentAhead(tx, sql`SAVEPOINT one_thing`.execute(tx));
  try {
    const result = await work();
    await sql`RELEASE SAVEPOINT one_thing`.execute(tx);
    return result;
  } catch (error) {
    // The whole transaction runs again then.
    if (isRetryable(error)) throw error;
    const failure = toAppError(error);
    if (failure.code === 'INTERNAL' || failure.code === 'UNAVAILABLE') throw error;
    await sql`ROLLBACK TO SAVEPOINT one_thing`.execute(tx);
    forgiveFailure(tx);
    return failure;
  }
}
