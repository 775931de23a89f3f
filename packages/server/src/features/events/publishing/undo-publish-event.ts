import { EVENT_STATES, type EventState } from '@toasoan/contract/features/events/workflow/event-states.ts';
import type { Updateable } from 'kysely';
import type { EventTable } from '#server/core/db/tables/event-tables.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import {
  articleActor,
  dropPublication,
  publicationToUndo,
  stateToReturnTo,
} from '#server/features/articles/public.ts';
import { holdEventTerms, lockEvent } from '../editing/event-store.ts';
import type { EventChange } from '../editing/update-event.ts';
import { auditEvent } from '../event-audit.ts';
import { getEvent } from '../event-detail-view.ts';
import { EVENT_TABLES } from '../event-tables.ts';
import { notifyOfEventUndo } from '../notify/notify-of-event.ts';
import { applyEventTransition } from '../workflow/apply-event-transition.ts';

/**
 * Takes back the caller's publication of an event: state, people and times are as before. It still counts as once
 * public. @throws NOT_FOUND, FORBIDDEN, VERSION_CONFLICT, RULES_NOT_MET: UNDO_NOTHING, UNDO_CHANGED, UNDO_TOO_LATE.
 */
export async function undoPublishEvent(
  call: TransactionCall,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<EventChange> {
  const { db, projectId, caller } = call;
  await holdEventTerms(db, projectId);
  await lockEvent(db, projectId, id);
  const before = await getEvent(db, projectId, articleActor(caller), id);
  const article = { projectId, articleId: id };
  const publication = await publicationToUndo(db, EVENT_TABLES, article, {
    found: before,
    version,
    userId: caller.userId,
    word: { vi: 'sự kiện', en: 'event' },
  });
  const to = stateToReturnTo<EventState>(publication, EVENT_STATES, 'PENDING_APPROVAL');
  const { state, ...columns } = publication.before;
  const restored = { ...columns, ...(to !== state && { schedule_time: null }) } as Updateable<EventTable>;
  const after = await applyEventTransition(db, before, { name: 'undoPublish', to, restored }, caller);
  await dropPublication(db, EVENT_TABLES, article);
  await auditEvent(call, 'undoPublish', { before, after });
  await notifyOfEventUndo(db, projectId, { before, after }, caller);
  return { before, after };
}
