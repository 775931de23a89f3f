import { EXACT_TOTAL } from '@toasoan/contract/core/paging.ts';

/** A count, and the change counter at which it was taken. */
export interface Counted {
  readonly found: number;
  readonly stamp: string;
}

interface Known extends Counted {
  readonly time: number;
}

const BELIEVED_MS = 60_000;
const MOST = 1_000;

/**
 * Caches the counts of filters. Counting is the most expensive part of a filtered list. While the project's rows
 * do not change, a total stays exact; a total above the exact range hardly falls below it within a minute.
 * Concurrent calls for the same count share one statement.
 */
export function createKnownTotals(now: () => number, exactUpTo = EXACT_TOTAL) {
  const known = new Map<string, Known>();
  const underWay = new Map<string, Promise<Counted>>();

  async function countOnce(key: string, stamp: string, count: () => Promise<Counted>): Promise<number> {
    const options = `${stamp} ${key}`;
    const running = underWay.get(options) ?? count().finally(() => underWay.delete(options));
    underWay.set(options, running);
    const counted = await running;
    if (known.size >= MOST) known.clear();
    known.set(key, { ...counted, time: now() });
    return counted.found;
  }
  return {
    /** The total of a filter for a caller who has read the rows at `stamp`. */
    async total(filter: unknown, stamp: string, count: () => Promise<Counted>): Promise<number> {
      const key = JSON.stringify(filter);
      const last = known.get(key);
      if (last !== undefined && isTrue(last, stamp, now(), exactUpTo)) return last.found;
      return await countOnce(key, stamp, count);
    },
  };
}

function isTrue({ found, stamp, time }: Known, seen: string, now: number, exactUpTo: number): boolean {
  return stamp === seen || (found > exactUpTo && now - time < BELIEVED_MS);
}
