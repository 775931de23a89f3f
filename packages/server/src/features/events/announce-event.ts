import { isSame } from '@toasoan/contract/features/articles/history/same-json.ts';
import { UNDO_SECONDS } from '@toasoan/contract/features/articles/publishing/undo-publish.ts';
import type { AuditSource } from '#server/core/audit/audit-log.ts';
import { announce, withdrawHeld } from '#server/core/outbox/outbox-store.ts';
import { type EventRecord, eventTermsOf } from './event-record.ts';

const PLAN_CHANGES: readonly string[] = ['postpone', 'reschedule', 'cancel', 'moveOnline', 'takeBack'];

interface Change {
  readonly before?: EventRecord | undefined;
  readonly after: EventRecord;
}

/**
 * Announces what readers notice of a change, to whoever listens outside the house. What a person has published waits
 * until they can no longer take it back.
 */
export async function announceEvent(
  { db, projectId, caller }: Pick<AuditSource, 'db' | 'projectId' | 'caller'>,
  action: string,
  { before, after }: Change,
): Promise<void> {
  const record = { projectId, kind: 'event', recordId: after.id };
  const isPublic = after.state === 'PUBLISHED' && action !== 'purge';
  if (before?.state !== 'PUBLISHED') {
    const heldSeconds = caller !== undefined && action === 'publish' ? UNDO_SECONDS : 0;
    if (isPublic)
      await announce(db, record, { topic: 'event.published', data: publicData(after), heldSeconds });
    return;
  }
  if (!isPublic) {
    const held = await withdrawHeld(db, record);
    // Nobody outside has heard of it.
    if (held.includes('event.published')) return;
    await announce(db, record, { topic: 'event.unpublished', data: { id: before.id, slug: before.slug } });
    return;
  }
  const topic = PLAN_CHANGES.includes(action) ? 'event.plan_changed' : 'event.updated';
  const isSeen = topic === 'event.plan_changed' || action === 'editOccurrence';
  if (isSeen || !isSame(publicFacts(before), publicFacts(after)))
    await announce(db, record, { topic, data: publicData(after) });
}

/** Everything that readers see of an event. */
function publicFacts(event: EventRecord) {
  return {
    ...publicData(event),
    version: undefined,
    updateTime: undefined,
    content: event.content,
    keywords: event.keywords,
    seo: [event.seo_title, event.seo_description],
    cover: event.cover?.id ?? null,
    details: event.details,
    note: event.status_note,
  };
}

function publicData(event: EventRecord) {
  return {
    id: event.id,
    title: event.title,
    slug: event.slug,
    excerpt: event.excerpt,
    eventStatus: event.event_status,
    startTime: event.details.startTime,
    endTime: event.details.endTime,
    ...eventTermsOf(event),
    publishedTime: event.published_time?.toISOString() ?? null,
    updateTime: event.update_time.toISOString(),
    version: event.version,
  };
}
