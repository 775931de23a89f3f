import type { BulkResult } from '@toasoan/contract/core/bulk.ts';
import { sql } from 'kysely';
import { failureEnvelope } from '#server/core/errors/failure-envelope.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { toAppError } from '#server/core/http/to-app-error.ts';

type ItemResult = BulkResult['results'][number];

/**
 * Does one thing to each id inside the call's transaction. What one id is refused is undone and reported;
 * the others go on. A failure of ours ends the whole call.
 */
export async function runBulk(
  call: TransactionCall,
  ids: readonly string[],
  changeOne: (call: TransactionCall, id: string) => Promise<void>,
): Promise<BulkResult> {
  const results: ItemResult[] = [];
  // Ids given twice are one; one order for all callers keeps two bulk calls from waiting for each other.
  for (const id of [...new Set(ids)].sort(byNumber)) results.push(await runItem(call, id, changeOne));
  return { done: results.filter((result) => result.ok).length, total: results.length, results };
}

function byNumber(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : 1);
}

async function runItem(
  call: TransactionCall,
  id: string,
  changeOne: (call: TransactionCall, id: string) => Promise<void>,
): Promise<ItemResult> {
  await sql`SAVEPOINT bulk_item`.execute(call.db);
  try {
    await changeOne(call, id);
    await sql`RELEASE SAVEPOINT bulk_item`.execute(call.db);
    return { id, ok: true };
  } catch (error) {
    const failure = toAppError(error);
    if (failure.code === 'INTERNAL' || failure.code === 'UNAVAILABLE') throw error;
    await sql`ROLLBACK TO SAVEPOINT bulk_item`.execute(call.db);
    const { code, message, details } = failureEnvelope(failure, call.language, call.requestId);
    return { id, ok: false, code, message: details.rules?.[0]?.message ?? message };
  }
}
