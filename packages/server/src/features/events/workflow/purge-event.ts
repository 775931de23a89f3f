import { EVENT_RULE_TEXTS } from '@toasoan/contract/features/events/event-rule-texts.ts';
import { mayPurgeEvent } from '@toasoan/contract/features/events/event-rules.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { articleActor } from '#server/features/articles/public.ts';
import { deleteEventRow, lockEvent } from '../editing/event-store.ts';
import { auditEvent } from '../event-audit.ts';
import { getEvent } from '../event-detail-view.ts';
import { eventFactsOf } from '../event-record.ts';
import { dropEventUses } from '../media/event-use-store.ts';

/**
 * Deletes an event in the trash permanently, with its dates, coverage and history; the audit log keeps its facts. @throws
 * NOT_FOUND, VERSION_CONFLICT, FORBIDDEN, RULES_NOT_MET: PURGE_FORBIDDEN for one that was public.
 */
export async function purgeEvent(
  call: TransactionCall,
  { id, version }: { readonly id: string; readonly version: number | undefined },
): Promise<void> {
  const { db, projectId, caller } = call;
  const actor = articleActor(caller);
  await lockEvent(db, projectId, id);
  const event = await getEvent(db, projectId, actor, id);
  checkVersion(event, version);
  if (!actor.permissions.includes('event.purge')) throw new AppError('FORBIDDEN');
  if (event.state !== 'TRASHED') throw ruleNotMet(EVENT_RULE_TEXTS, 'MOVE_NOT_POSSIBLE');
  if (!mayPurgeEvent(actor, { ...eventFactsOf(event), everPublished: event.ever_published }))
    throw ruleNotMet(EVENT_RULE_TEXTS, 'PURGE_FORBIDDEN');
  await dropEventUses(db, projectId, id);
  await deleteEventRow(db, projectId, id);
  await auditEvent(call, 'purge', { before: event, after: event });
  await publishNotice(db, { kind: 'event', projectId, thingId: id });
}
