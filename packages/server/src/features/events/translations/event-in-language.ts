import type { EventDraft } from '@toasoan/contract/features/events/event.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import type { LanguageWork } from '#server/features/posts/public.ts';
import { createEvent } from '../editing/create-event.ts';
import { lockEvent } from '../editing/event-store.ts';
import { writeEvent, writePlan } from '../editing/write-event.ts';
import { auditEvent } from '../event-audit.ts';
import { readEvent } from '../event-detail-view.ts';
import type { EventRecord } from '../event-record.ts';
import { keepEventVersion } from '../history/event-version-store.ts';
import { keepEventUses } from '../media/event-use-store.ts';
import { readOccurrences } from '../occurrences/occurrence-store.ts';
import { applyEventTransition } from '../workflow/apply-event-transition.ts';

/** An event in another language: the row of its own that readers get. */
interface EventInLanguage {
  readonly sourceId: string;
  /** Its row; null before the first approval. */
  readonly recordId: string | null;
  readonly draft: EventDraft;
}

/**
 * Makes or changes the row with the plan of its source and publishes it. The caller holds the terms and its source, has
 * checked the draft and who may do this. @returns the id of the row. @throws INVALID_INPUT for terms not in use.
 */
export async function publishEventInLanguage(work: LanguageWork, event: EventInLanguage): Promise<string> {
  const { source, by } = work;
  const { db, projectId } = source;
  if (event.recordId === null) {
    const { draft, sourceId: translationOf } = event;
    const made = await createEvent(db, projectId, { draft, createdBy: by, translationOf });
    await auditEvent(source, 'create', { after: made });
    await publish(work, await takePlan(work, event.sourceId, made));
    return made.id;
  }
  const { recordId, draft } = event;
  await lockEvent(db, projectId, recordId);
  const before = await readEvent(db, projectId, recordId);
  const after = await takePlan(work, event.sourceId, await writeEvent(db, before, draft, by));
  if (after.state !== 'PUBLISHED') {
    await publish(work, after);
    return recordId;
  }
  await keepEventVersion(db, projectId, { before, after, kind: 'publish', by });
  await keepEventUses(db, projectId, after);
  await auditEvent(source, 'update', { before, after });
  await publishNotice(db, { kind: 'event', projectId, thingId: recordId });
  return recordId;
}

/** Postponed, cancelled and single dates: a translation never says another time than its source. */
export async function followPlan(work: LanguageWork, sourceId: string, recordId: string): Promise<void> {
  const { db, projectId } = work.source;
  await lockEvent(db, projectId, recordId);
  const before = await readEvent(db, projectId, recordId);
  const after = await takePlan(work, sourceId, before);
  if (after === before) return;
  await auditEvent(work.source, 'update', { before, after });
  await publishNotice(db, { kind: 'event', projectId, thingId: recordId });
}

async function takePlan(
  { source, by }: LanguageWork,
  sourceId: string,
  event: EventRecord,
): Promise<EventRecord> {
  const { db, projectId } = source;
  const original = await readEvent(db, projectId, sourceId);
  const dates = await readOccurrences(db, projectId, sourceId);
  const { startTime, endTime, allDay, recurrence } = original.details;
  const plan = {
    columns: {
      event_status: original.event_status,
      previous_start_time: original.previous_start_time,
      status_note: original.status_note,
    },
    details: { startTime, endTime, allDay, recurrence },
  };
  const own = new Map(dates.map(({ day, own: its }) => [day, its]));
  const before = await readOccurrences(db, projectId, event.id);
  const isSame =
    JSON.stringify([plan.columns, plan.details, dates]) ===
    JSON.stringify([planColumns(event), planDetails(event), before]);
  return isSame ? event : await writePlan(db, event, { ...plan, own }, by);
}

function planColumns({ event_status, previous_start_time, status_note }: EventRecord) {
  return { event_status, previous_start_time, status_note };
}

function planDetails({ details: { startTime, endTime, allDay, recurrence } }: EventRecord) {
  return { startTime, endTime, allDay, recurrence };
}

async function publish({ source, by }: LanguageWork, before: EventRecord): Promise<void> {
  const after = await applyEventTransition(source.db, before, { name: 'publish', to: 'PUBLISHED' }, by);
  await auditEvent(source, 'publish', { before, after });
}

/** Takes the row from readers. One that they do not have stays as it is. */
export async function withdrawEventInLanguage({ source, by }: LanguageWork, recordId: string): Promise<void> {
  const { db, projectId } = source;
  await lockEvent(db, projectId, recordId);
  const before = await readEvent(db, projectId, recordId);
  if (before.state !== 'PUBLISHED') return;
  const after = await applyEventTransition(db, before, { name: 'unpublish', to: 'UNPUBLISHED' }, by);
  await auditEvent(source, 'unpublish', { before, after });
}
