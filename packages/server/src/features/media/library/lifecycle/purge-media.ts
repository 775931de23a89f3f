import { MEDIA_RULE_TEXTS } from '@toasoan/contract/features/media/media-rule-texts.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { auditMedia, mediaFacts } from '../media-audit.ts';
import { lockMedia } from '../media-store.ts';
import { countHolders } from '../uses/holder-count-view.ts';
import { purgeRow } from './purge-store.ts';

/**
 * Takes a file out of the trash for good, where nothing holds it, not even a version that is kept.
 * @throws NOT_FOUND, VERSION_CONFLICT, FORBIDDEN, RULES_NOT_MET: MEDIA_MOVE_NOT_OPEN, MEDIA_IN_USE.
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
