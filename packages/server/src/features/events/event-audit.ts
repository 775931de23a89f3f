import { createHash } from 'node:crypto';
import type { AuditVerb } from '@toasoan/contract/core/audit-kinds.ts';
import { isSame } from '@toasoan/contract/features/articles/history/same-json.ts';
import { eventDetailNames, PLAIN_EVENT_DETAILS } from '@toasoan/contract/features/events/event-details.ts';
import { type AuditSource, writeAudit } from '#server/core/audit/audit-log.ts';
import { announceEvent } from './announce-event.ts';
import { type EventRecord, eventTermsOf } from './event-record.ts';

export type EventAction = AuditVerb<'event'>;

interface EventChange {
  readonly before?: EventRecord | undefined;
  readonly after: EventRecord;
  /** What else the log should say, such as the dates of a series. */
  readonly beside?: { readonly before: object; readonly after: object };
}

/** Writes the change down and announces what readers notice of it. */
export async function auditEvent(
  source: AuditSource,
  action: EventAction,
  { before, after, beside }: EventChange,
): Promise<void> {
  await writeAudit(source, {
    action: `event.${action}`,
    entity: 'event',
    entityId: after.id,
    before: before && { ...auditFacts(before), ...beside?.before },
    after: IS_END[action] ? undefined : { ...auditFacts(after), ...beside?.after },
  });
  await announceEvent(source, action, { before, after });
}

const IS_END: Partial<Record<EventAction, true>> = { delete: true, purge: true };

/** The body appears by its length and hash alone; the event's own history keeps the text. */
function auditFacts(event: EventRecord) {
  const body = JSON.stringify(event.content);
  const details = eventDetailNames.flatMap((name): [string, unknown][] => {
    const value = event.details[name];
    return isSame(value, PLAIN_EVENT_DETAILS[name]) ? [] : [[name, value]];
  });
  return {
    id: event.id,
    title: event.title,
    slug: event.slug,
    state: event.state,
    excerpt: event.excerpt,
    content: { length: body.length, sha256: createHash('sha256').update(body).digest('hex') },
    ...eventTermsOf(event),
    keywords: event.keywords,
    seoTitle: event.seo_title,
    seoDescription: event.seo_description,
    publishedTime: event.published_time,
    stateReason: event.state_reason,
    scheduleTime: event.schedule_time,
    eventStatus: event.event_status,
    previousStartTime: event.previous_start_time,
    statusNote: event.status_note,
    ...Object.fromEntries(details),
    version: event.version,
  };
}
