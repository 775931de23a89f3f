import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type { JobContext } from '#server/core/jobs/job.ts';
import { auditEvent } from '../event-audit.ts';
import { readEvent } from '../event-detail-view.ts';
import type { EventRecord } from '../event-record.ts';
import { notifyOfEventTransition } from '../notify/notify-of-event.ts';
import { applyEventTransition, type EventActor, type EventStep } from '../workflow/apply-event-transition.ts';
import { addPublication, publishTimeOf } from '../workflow/event-time-jobs.ts';
import { eventRulesInTheWay } from '../workflow/unmet-event-rules.ts';

/** Whoever acts when nobody does. */
export const PRODUCT: EventActor = { userId: null, displayName: 'Hệ thống', role: null };
const MAX_REASON = 1_000;

interface PlannedEvent {
  readonly projectId: string;
  readonly eventId: string;
}

/** Publishes a due event that the caller holds, unless it has left its state or has another time by now. */
export async function publishOnTime(
  { db, now, jobId }: Pick<JobContext, 'db' | 'now' | 'jobId'>,
  event: PlannedEvent,
): Promise<void> {
  const { projectId, eventId } = event;
  const before = await readEvent(db, projectId, eventId);
  const time = publishTimeOf(before);
  if (time === null) return;
  if (time > now()) return await addPublication(db, event, time);
  const step = publication(before);
  const after = await applyEventTransition(db, before, step, PRODUCT);
  await notifyOfEventTransition(db, projectId, { before, event: after, ...step }, PRODUCT);
  await auditEvent({ db, projectId, address: '', requestId: `job-${jobId}` }, step.name, { before, after });
}

/** Returns the event to its approvers when it could not be published by hand now either. */
function publication(event: EventRecord): EventStep & {
  readonly name: 'publish' | 'failSchedule';
  readonly reasonEn?: string;
} {
  const rules = eventRulesInTheWay(event, { guard: 'publish', isBarred: false });
  if (rules.length === 0) return { name: 'publish', to: 'PUBLISHED' };
  const saying = (lead: string, language: Language) =>
    `${lead} ${rules.map(({ text }) => text[language]).join(' ')}`.slice(0, MAX_REASON);
  return {
    name: 'failSchedule',
    to: 'PENDING_APPROVAL',
    reason: saying('Đến giờ hẹn nhưng chưa đủ điều kiện:', 'vi'),
    reasonEn: saying('Its time came, but something was in the way:', 'en'),
  };
}
