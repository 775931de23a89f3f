import { EXACT_TOTAL } from '@toasoan/contract/core/paging.ts';

const BELIEVED_MS = 60_000;
const MOST = 1_000;

/**
 * Remembers for a minute which filters had more matches than totals are exact to. Counting up to the bound is the
 * dearest part of such a search, and what has more than 10,000 matches hardly falls below it within a minute;
 * totals up to the bound are counted each time.
 */
export function createCappedTotals(now: () => number) {
  const until = new Map<string, number>();
  return {
    /** The total of a filter, counted by `count` unless it is known to be above the bound. */
    async total(filter: unknown, count: () => Promise<number>): Promise<number> {
      const key = JSON.stringify(filter);
      if ((until.get(key) ?? 0) > now()) return EXACT_TOTAL + 1;
      until.delete(key);
      const found = await count();
      if (found > EXACT_TOTAL) {
        if (until.size >= MOST) until.clear();
        until.set(key, now() + BELIEVED_MS);
      }
      return found;
    },
  };
}
