import type { BulkResult } from '@toasoan/contract/core/bulk.ts';

/** What one bulk call takes. */
const MOST = 200;

/** Sends any number of ids, one part after the other, and gives one answer for all. */
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
