import type { BulkResult } from '@toasoan/contract/core/bulk.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { failureEnvelope } from '#server/core/errors/failure-envelope.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { inSavepoint } from './in-savepoint.ts';

type ItemResult = BulkResult['results'][number];

/**
 * Does one thing to each id inside the call's transaction. The refusal of one id is rolled back and reported; the
 * others continue. Our own failure ends the whole call; after a deadlock the whole call runs again.
 */
export async function runBulk(
  call: TransactionCall,
  ids: readonly string[],
  changeOne: (call: TransactionCall, id: string) => Promise<void>,
): Promise<BulkResult> {
  const results: ItemResult[] = [];
  // Duplicate ids count once; one order for all callers keeps two bulk calls from deadlocking.
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
  const result = await inSavepoint(call.db, () => changeOne(call, id));
  if (!(result instanceof AppError)) return { id, ok: true };
  const { code, message, details } = failureEnvelope(result, call.language, call.requestId);
  return { id, ok: false, code, message: details.rules?.[0]?.message ?? message };
}
