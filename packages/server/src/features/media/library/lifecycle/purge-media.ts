import { MEDIA_RULE_TEXTS } from '@toasoan/contract/features/media/media-rule-texts.ts';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { auditMedia, mediaFacts } from '../media-audit.ts';
import { findLocked, lockMedia } from '../media-store.ts';
import { countHolders } from '../uses/holder-count-view.ts';
import { findOldTrash, purgeRow } from './purge-store.ts';

const TRASH_DAYS = 30;

const AT_ONCE = 100;

/**
 * Deletes a file in the trash permanently, if no record holds it, including kept versions. @throws NOT_FOUND,
 * VERSION_CONFLICT, FORBIDDEN, RULES_NOT_MET: MEDIA_MOVE_NOT_OPEN, MEDIA_IN_USE.
 */
export async function purgeMedia(
  call: TransactionCall,
  { id, version }: { readonly id: string; readonly version: number | undefined },
): Promise<void> {
  const { db, projectId, caller } = call;
  const row = await lockMedia(db, projectId, id, version);
  if (caller.role !== 'SUPPER_ADMIN') throw new AppError('FORBIDDEN');
  if (row.state !== 'TRASHED') throw ruleNotMet(MEDIA_RULE_TEXTS, 'MEDIA_MOVE_NOT_OPEN', 'id');
  const { ever } = await countHolders(db, projectId, id);
  if (ever > 0) throw ruleNotMet(MEDIA_RULE_TEXTS, 'MEDIA_IN_USE', 'id', { count: ever });
  const before = await mediaFacts(db, projectId, row);
  await purgeRow(db, projectId, row);
  await auditMedia(call, 'purge', { before });
}

/** Deletes files permanently that have been in the trash for 30 days and that no record holds. */
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

/** Checked again under its lock: somebody may have restored it since. Returns how many were deleted. */
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
