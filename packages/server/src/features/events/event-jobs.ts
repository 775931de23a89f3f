import { contentId } from '@toasoan/contract/core/ids.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import * as z from 'zod/mini';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type JobContext, type JobHandler, shortJob } from '#server/core/jobs/job.ts';
import { lockEvent } from './editing/event-store.ts';
import { auditEvent } from './event-audit.ts';
import { readEvent } from './event-detail-view.ts';
import type { EventRecord } from './event-record.ts';
import { notifyOfEventTransition } from './notify/notify-of-event.ts';
import { keepOccurrences } from './occurrences/occurrence-store.ts';
import { EXTEND_DATES, planOccurrences } from './occurrences/plan-occurrences.ts';
import { applyEventTransition, type EventActor, type EventStep } from './workflow/apply-event-transition.ts';
import { addPublication, PUBLISH_EVENT, publishTimeOf } from './workflow/event-time-jobs.ts';
import { eventRulesInTheWay } from './workflow/unmet-event-rules.ts';

/** Whoever acts when nobody does. */
const PRODUCT: EventActor = { userId: null, displayName: 'Hệ thống', role: null };
const MAX_REASON = 1_000;

const eventPayload = z.object({ projectId: contentId, eventId: contentId });
type EventPayload = z.output<typeof eventPayload>;

/** Publishes events at their time, and keeps ten years of dates ahead of every series. */
export function eventJobs(): readonly JobHandler[] {
  return [
    shortJob({ kind: PUBLISH_EVENT, payload: eventPayload, run: publishOnTime }),
    shortJob({ kind: EXTEND_DATES, payload: eventPayload, run: extendDates }),
  ];
}

async function publishOnTime(event: EventPayload, { db, now, jobId }: JobContext): Promise<void> {
  const { projectId, eventId } = event;
  await lockEvent(db, projectId, eventId);
  const before = await findEvent(db, event);
  const time = before && publishTimeOf(before);
  if (before === undefined || time === null || time === undefined) return;
  if (time > now()) return await addPublication(db, event, time);
  const step = publication(before);
  const after = await applyEventTransition(db, before, step, PRODUCT);
  await notifyOfEventTransition(db, projectId, { event: after, ...step }, PRODUCT);
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

async function extendDates(event: EventPayload, { db, now }: JobContext): Promise<void> {
  await lockEvent(db, event.projectId, event.eventId);
  const found = await findEvent(db, event);
  if (found === undefined) return;
  const time = now().getTime();
  await planOccurrences(db, found, await keepOccurrences(db, found, { now: time }), time);
}

async function findEvent(db: Db, { projectId, eventId }: EventPayload): Promise<EventRecord | undefined> {
  try {
    return await readEvent(db, projectId, eventId);
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}
