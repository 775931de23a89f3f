import { MEDIA_RULE_TEXTS } from '@toasoan/contract/features/media/media-rule-texts.ts';
import { mayDeleteMedia, mayEditMedia } from '@toasoan/contract/features/media/media-rules.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { type MediaRecord, mediaRowOf } from '../../media-row.ts';
import { auditMedia, mediaFacts } from '../media-audit.ts';
import { mediaPerson } from '../media-person.ts';
import { lockMedia, writeMedia } from '../media-store.ts';
import { countHolders } from '../uses/holder-count-view.ts';

interface Named {
  readonly id: string;
  readonly version: number | undefined;
}

/**
 * Puts a file into the trash, if no public content holds it. A new holder waits until this ends. @throws
 * NOT_FOUND, VERSION_CONFLICT, FORBIDDEN, RULES_NOT_MET: MEDIA_IN_USE, MEDIA_MOVE_NOT_OPEN.
 */
export async function trashMedia(call: TransactionCall, { id, version }: Named): Promise<void> {
  const { db, projectId, caller } = call;
  const row = await lockMedia(db, projectId, id, version);
  if (row.state === 'TRASHED' || row.state === 'PROCESSING')
    throw ruleNotMet(MEDIA_RULE_TEXTS, 'MEDIA_MOVE_NOT_OPEN', 'id');
  const file = mediaRowOf(row);
  const person = mediaPerson(caller);
  if (!mayDeleteMedia(person, { ...file, useCount: 0 })) throw new AppError('FORBIDDEN');
  const { placed, now } = await countHolders(db, projectId, id);
  const count = mayDeleteMedia(person, { ...file, useCount: now }) ? placed : now;
  if (count > 0) throw ruleNotMet(MEDIA_RULE_TEXTS, 'MEDIA_IN_USE', 'id', { count });
  const before = await mediaFacts(db, projectId, row);
  await writeMedia(db, projectId, id, { state: 'TRASHED', state_before_trash: row.state }, caller);
  await auditMedia(call, 'delete', { before });
}

/**
 * @throws NOT_FOUND, VERSION_CONFLICT, FORBIDDEN, RULES_NOT_MET: MEDIA_MOVE_NOT_OPEN for a file outside the trash.
 */
export async function restoreMedia(call: TransactionCall, { id, version }: Named): Promise<MediaRecord> {
  const { db, projectId, caller } = call;
  const row = await lockMedia(db, projectId, id, version);
  if (!mayEditMedia(mediaPerson(caller), mediaRowOf(row))) throw new AppError('FORBIDDEN');
  if (row.state !== 'TRASHED') throw ruleNotMet(MEDIA_RULE_TEXTS, 'MEDIA_MOVE_NOT_OPEN', 'id');
  const before = await mediaFacts(db, projectId, row);
  const state = row.state_before_trash ?? 'READY';
  const columns = { state, state_before_trash: null };
  const record = await writeMedia(db, projectId, id, columns, caller);
  await auditMedia(call, 'restore', { before, after: await mediaFacts(db, projectId, record) });
  return record;
}
