import type { MediaState } from '@toasoan/contract/features/media/media-kinds.ts';
import { MEDIA_RULE_TEXTS } from '@toasoan/contract/features/media/media-rule-texts.ts';
import {
  MEDIA_TRANSITIONS,
  type MediaTransitionName,
  mediaTransitionsOf,
} from '@toasoan/contract/features/media/media-rules.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { type MediaRecord, mediaRowOf } from '../../media-row.ts';
import { auditMedia, mediaFacts } from '../media-audit.ts';
import { mediaPerson } from '../media-person.ts';
import { lockMedia, writeMedia } from '../media-store.ts';

interface TransitionRequest {
  readonly id: string;
  readonly version: number;
  readonly move: MediaTransitionName;
  readonly reason?: string | undefined;
}

/** Has a file inspected again, in the transaction that says so. */
export type LookAgain = (db: Db, projectId: string, mediaId: string) => Promise<void>;

/**
 * Quarantines a file, releases it, or has it inspected again. @throws NOT_FOUND, VERSION_CONFLICT, FORBIDDEN,
 * RULES_NOT_MET: MEDIA_MOVE_NOT_OPEN, MEDIA_REASON_NEEDED.
 */
export async function transitionMedia(
  call: TransactionCall,
  { id, version, move: transition, reason }: TransitionRequest,
  lookAgain: LookAgain,
): Promise<MediaRecord> {
  const { db, projectId, caller } = call;
  const row = await lockMedia(db, projectId, id, version);
  const { from, to, needsReason } = MEDIA_TRANSITIONS[transition];
  const states: readonly MediaState[] = from;
  if (!states.includes(row.state)) throw ruleNotMet(MEDIA_RULE_TEXTS, 'MEDIA_MOVE_NOT_OPEN', 'move');
  if (!mediaTransitionsOf(mediaPerson(caller), mediaRowOf(row)).includes(transition))
    throw new AppError('FORBIDDEN');
  if (needsReason && reason === undefined)
    throw ruleNotMet(MEDIA_RULE_TEXTS, 'MEDIA_REASON_NEEDED', 'reason');
  const before = await mediaFacts(db, projectId, row);
  const columns = { state: to, failure: null };
  const record = await writeMedia(db, projectId, id, columns, caller);
  if (transition === 'retry') await lookAgain(db, projectId, id);
  await auditMedia(call, transition, { before, after: await mediaFacts(db, projectId, record) }, { reason });
  return record;
}
