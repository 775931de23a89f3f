import type { EventBulk, EventDraft } from '@toasoan/contract/features/events/event.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { articleActor } from '#server/features/articles/public.ts';
import { tagsAfter, withMainCategory } from '#server/features/posts/public.ts';
import { auditEvent } from '../event-audit.ts';
import { getEvent } from '../event-detail-view.ts';
import { type EventRecord, eventTermsOf } from '../event-record.ts';
import { keepEventVersion } from '../history/event-version-store.ts';
import { holdEventTerms, lockEvent } from './event-store.ts';
import { checkEventEditable } from './update-event.ts';
import { writeEvent } from './write-event.ts';

type TermChange = Extract<EventBulk, { action: 'setCategory' | 'addTags' | 'removeTags' }>;

/**
 * Gives one event another first category, more tags or fewer. Terms are no part of its text: who writes that is not
 * asked. @throws NOT_FOUND, FORBIDDEN, RULES_NOT_MET.
 */
export async function changeEventTerms(call: TransactionCall, id: string, change: TermChange): Promise<void> {
  const { db, projectId, caller } = call;
  const actor = articleActor(caller);
  await holdEventTerms(db, projectId);
  await lockEvent(db, projectId, id);
  const before = await getEvent(db, projectId, actor, id);
  checkEventEditable(actor, before);
  const draft = draftOf(before, change);
  if (draft === undefined) return;
  const after = await writeEvent(db, before, draft, caller);
  await keepEventVersion(db, projectId, { before, after, kind: 'save', by: caller });
  await publishNotice(db, { kind: 'event', projectId, thingId: id });
  await auditEvent(call, 'update', { before, after });
}

function draftOf(before: EventRecord, change: TermChange): EventDraft | undefined {
  const { categoryIds, tagIds } = eventTermsOf(before);
  if (change.action === 'setCategory') {
    const wanted = withMainCategory(categoryIds, { main: categoryIds[0] ?? null, next: change.categoryId });
    return wanted && { categoryIds: wanted };
  }
  const wanted = tagsAfter(tagIds, change);
  return wanted && { tagIds: wanted };
}
