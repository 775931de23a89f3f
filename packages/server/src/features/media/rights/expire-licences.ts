import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { auditMedia, mediaFacts } from '../library/media-audit.ts';
import { writeMedia } from '../library/media-store.ts';
import type { MediaRecord } from '../media-row.ts';
import { lockEndedLicences } from './ended-licence-store.ts';

const AT_ONCE = 100;
const PRODUCT: Actor = { userId: null, displayName: 'Hệ thống' };

/**
 * Marks expired licences. The day itself blocks posts, so nothing depends on how often this runs; any number of
 * processes may run it in parallel.
 */
export async function expireLicences(db: Db, now: Date): Promise<void> {
  let found = AT_ONCE;
  while (found === AT_ONCE) found = await inTransaction(db, (tx) => expireSome(tx, now));
}

async function expireSome(db: Db, now: Date): Promise<number> {
  const ended = await lockEndedLicences(db, now, AT_ONCE);
  for (const row of ended) await expireOne(db, row);
  return ended.length;
}

async function expireOne(db: Db, row: MediaRecord): Promise<void> {
  const { id, project_id: projectId } = row;
  const before = await mediaFacts(db, projectId, row);
  const record = await writeMedia(db, projectId, id, { licence_status: 'EXPIRED' }, PRODUCT);
  const after = await mediaFacts(db, projectId, record);
  await auditMedia({ db, projectId, address: '', requestId: '' }, 'expire', { before, after });
}
