import { EXACT_TOTAL } from '@toasoan/contract/core/paging.ts';

/** What was counted, and the stamp of the rows it was counted at. */
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
 * Remembers what filters were counted to. Counting is the dearest part of a filtered list; while nothing of the
 * project's rows has changed, a total is what it was, and what has more matches than totals are exact to hardly
 * falls below that within a minute. Calls that need the same count at once wait for one.
 */
export function createKnownTotals(now: () => number) {
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
    /** The total of a filter for who has seen the rows at `stamp`. */
    async total(filter: unknown, stamp: string, count: () => Promise<Counted>): Promise<number> {
      const key = JSON.stringify(filter);
      const last = known.get(key);
      if (last !== undefined && isTrue(last, stamp, now())) return last.found;
      return await countOnce(key, stamp, count);
    },
  };
}

function isTrue({ found, stamp, time }: Known, seen: string, now: number): boolean {
  return stamp === seen || (found > EXACT_TOTAL && now - time < BELIEVED_MS);
}
