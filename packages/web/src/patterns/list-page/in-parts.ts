import type { BulkResult } from '@toasoan/contract/core/bulk.ts';

/** The most ids that one bulk call accepts. */
const MOST = 200;

/** Sends any number of ids in consecutive batches and returns one combined result. */
export async function inParts(
  ids: readonly string[],
  send: (part: string[]) => Promise<BulkResult>,
): Promise<BulkResult> {
  let whole: BulkResult = { done: 0, total: 0, results: [] };
  for (let from = 0; from < ids.length; from += MOST) {
    const { done, total, results } = await send(ids.slice(from, from + MOST));
    whole = {
      done: whole.done + done,
      total: whole.total + total,
      results: [...whole.results, ...results],
    };
  }
  return whole;
}
