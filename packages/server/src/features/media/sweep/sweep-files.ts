import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/core/db/database.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { orphanedParts, orphansOf } from './find-orphans.ts';
import { countKnownFiles } from './known-files-view.ts';

/** Originals are taken this many in a run; what is more waits for the next day. */
const ORIGINALS = 1_000;
/** Up to here, or to a tenth of all, orphans are what broken-off work leaves. */
const USUAL = 100;

interface Sweep {
  readonly db: Db;
  readonly storage: Storage;
  readonly now: Date;
  readonly signal: AbortSignal;
  readonly log: FastifyBaseLogger;
}

/**
 * Removes what nobody refers to: files whose row was never written, whose row is gone, or that were made of an earlier
 * file, crop or still. Where that would be a good part of everything, the storage belongs to another database, and nothing is touched.
 */
export async function sweepFiles(sweep: Sweep): Promise<void> {
  const { db, storage, log } = sweep;
  const originals = await firstOf(orphansOf(sweep, 'originals'), ORIGINALS);
  const known = await countKnownFiles(db);
  if (originals.length > Math.max(USUAL, known / 10)) {
    log.error(
      { unknown: originals.length, known },
      'storage not swept: most likely it is of another database',
    );
    return;
  }
  await storage.remove(originals);
  let removed = originals.length;
  for (const found of [orphansOf(sweep, 'posters'), orphansOf(sweep, 'renditions'), orphanedParts(sweep)]) {
    for await (const names of found) {
      await storage.remove(names);
      removed += names.length;
    }
  }
  if (removed > 0) log.info({ removed }, 'files that belonged to nothing were removed');
}

async function firstOf(found: AsyncIterable<string[]>, most: number): Promise<string[]> {
  const names: string[] = [];
  for await (const batch of found) {
    names.push(...batch);
    if (names.length >= most) break;
  }
  return names.slice(0, most);
}
