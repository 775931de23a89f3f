import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { ReaderLimit } from './reader-limits.ts';

const KEPT_MS = 2 * 3_600_000;

export interface CountedReader {
  /** A keyed hash: neither address nor e-mail is stored. */
  readonly key: Buffer;
  readonly limit: ReaderLimit;
}

/**
 * Counts a call under each key, whatever becomes of it; all processes count together. @throws TOO_MANY_REQUESTS.
 */
export async function countReader(db: Db, counted: readonly CountedReader[], now: Date): Promise<void> {
  if (counted.length === 0) return;
  // In one order, so that two calls never wait for each other.
  const rows = counted
    .map(({ key, limit }) => ({ key, limit, start: windowOf(now, limit) }))
    .sort((one, other) => Buffer.compare(one.key, other.key));
  const counts = await db
    .insertInto('reader_counts')
    .values(rows.map(({ key, start }) => ({ key, window_start: start, calls: 1 })))
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_start']).doUpdateSet({ calls: sql<number>`reader_counts.calls + 1` }),
    )
    .returning(['key', 'calls'])
    .execute();
  for (const { key, limit, start } of rows) {
    const count = counts.find((one) => one.key.equals(key));
    if ((count?.calls ?? 0) <= limit.calls) continue;
    const retryAfter = Math.max(1, Math.ceil((start.getTime() + limit.withinMs - now.getTime()) / 1000));
    throw new AppError('TOO_MANY_REQUESTS', { details: { retryAfter } });
  }
}

function windowOf(now: Date, { withinMs }: ReaderLimit): Date {
  return new Date(Math.floor(now.getTime() / withinMs) * withinMs);
}

/** Drops windows that have ended. */
export async function forgetReaderCounts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('reader_counts')
    .where('window_start', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
}
