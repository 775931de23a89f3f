import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { auditMedia, mediaFacts } from '../media-audit.ts';
import { findLocked } from '../media-store.ts';
import { countHolders } from '../uses/holder-count-view.ts';
import { findOldTrash, purgeRow } from './purge-store.ts';

const TRASH_DAYS = 30;
const AT_ONCE = 100;

/** What has been in the trash for 30 days and is held by nothing goes for good. */
export async function purgeOldTrash(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - TRASH_DAYS * 86_400_000);
  let found = await findOldTrash(db, before, AT_ONCE);
  while (found.length > 0) {
    let purged = 0;
    for (const file of found) purged += await inTransaction(db, (tx) => purgeOne(tx, file, before));
    if (purged === 0) return;
    found = await findOldTrash(db, before, AT_ONCE);
  }
}

/** Looked at again under its lock: somebody may have brought it back since. Answers how many went. */
async function purgeOne(
  db: Db,
  { projectId, id }: { readonly projectId: string; readonly id: string },
  before: Date,
): Promise<number> {
  const row = await findLocked(db, projectId, id);
  if (row === undefined || row.state !== 'TRASHED' || row.state_time >= before) return 0;
  if ((await countHolders(db, projectId, id)).ever > 0) return 0;
  const facts = await mediaFacts(db, projectId, row);
  await purgeRow(db, projectId, row);
  await auditMedia({ db, projectId, address: '', requestId: '' }, 'purge', { before: facts });
  return 1;
}
