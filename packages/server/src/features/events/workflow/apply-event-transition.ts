import type { Role } from '@toasoan/contract/access/roles.ts';
import {
  type EventState,
  TRASHABLE_EVENTS,
} from '@toasoan/contract/features/events/workflow/event-states.ts';
import type {
  EventSystemTransitionName,
  EventTransitionName,
  EventUndoName,
} from '@toasoan/contract/features/events/workflow/event-transitions.ts';
import type { Updateable } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import type { EventTable } from '#server/core/db/tables/event-tables.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { freeLock } from '#server/features/articles/public.ts';
import { followingSource } from '#server/features/posts/public.ts';
import { freeEventSlug } from '../editing/event-slug-store.ts';
import { writeEventRow } from '../editing/event-store.ts';
import { auditEvent } from '../event-audit.ts';
import { readEvent } from '../event-detail-view.ts';
import { type EventRecord, eventSlugFollows } from '../event-record.ts';
import { EVENT_TABLES } from '../event-tables.ts';
import { logEventMove } from '../history/event-move-store.ts';
import { keepEventVersion } from '../history/event-version-store.ts';
import { keepEventUses } from '../media/event-use-store.ts';
import { publicEventsInLanguages } from '../translations/events-in-languages-store.ts';
import { planPublication } from './event-time-jobs.ts';

/** Who makes a transition; without a role it is the product itself. */
export interface EventActor extends Actor {
  readonly role: Role | null;
}

export interface EventStep {
  readonly name: EventTransitionName | EventSystemTransitionName | EventUndoName;
  readonly to: EventState;
  readonly reason?: string | undefined;
  readonly scheduleTime?: Date | undefined;
  /** An undone transition brings these columns back. */
  readonly restored?: Updateable<EventTable>;
}

interface Facts extends EventStep {
  readonly by: Actor;
  readonly now: Date;
}

type Columns = Updateable<EventTable>;

const NOT_APPROVED: Columns = { approved_by_id: null, approved_by_name: '' };
const approved = ({ by }: Facts): Columns => ({
  approved_by_id: by.userId,
  approved_by_name: by.displayName,
});

/** The columns a transition changes beside the state, its time and its reason. */
const EFFECTS: Readonly<Record<EventStep['name'], (event: EventRecord, facts: Facts) => Columns>> = {
  submit: () => ({}),
  withdraw: () => ({}),
  forward: () => ({}),
  return: () => NOT_APPROVED,
  publish: (event, facts) => ({
    // At the planned time, the person who set it counts as the approver.
    ...(facts.by.userId === null ? {} : approved(facts)),
    ever_published: true,
    published_time: event.published_time ?? facts.now,
    schedule_time: null,
  }),
  undoPublish: () => ({}),
  schedule: (_, facts) => ({ ...approved(facts), schedule_time: facts.scheduleTime ?? null }),
  changeSchedule: (_, facts) => ({ schedule_time: facts.scheduleTime ?? null }),
  cancelSchedule: () => ({ ...NOT_APPROVED, schedule_time: null }),
  failSchedule: () => ({ ...NOT_APPROVED, schedule_time: null }),
  unpublish: () => ({}),
  trash: (event) => ({
    state_before_trash: TRASHABLE_EVENTS.find((state) => state === event.state) ?? 'DRAFT',
  }),
  restore: () => ({ state_before_trash: null }),
};

/** Transitions after which other people edit the text, or nobody. */
const FREES: readonly EventStep['name'][] = ['submit', 'withdraw', 'forward', 'return', 'trash'];

/** Makes one transition of an event that the caller holds and may change; returns the event after it. */
export async function applyEventTransition(
  db: Db,
  before: EventRecord,
  step: EventStep,
  by: EventActor,
): Promise<EventRecord> {
  const { project_id: projectId, id } = before;
  const now = new Date();
  const columns = {
    ...EFFECTS[step.name](before, { ...step, by, now }),
    state: step.to,
    // A new time in the same state does not restart the state.
    ...(step.to !== before.state && { state_time: now, state_reason: step.reason ?? '' }),
    ...(step.name === 'restore' && (await restoredSlug(db, before))),
    ...step.restored,
  };
  await writeEventRow(db, projectId, id, columns, by);
  const after = await readEvent(db, projectId, id);
  await logEventMove(db, { before, after, step, by });
  if (after.state === 'PUBLISHED')
    await keepEventVersion(db, projectId, { before, after, kind: 'publish', by });
  await keepEventUses(db, projectId, after);
  await planPublication(db, before, after);
  if (FREES.includes(step.name)) await release(db, projectId, id);
  await publishNotice(db, { kind: 'event', projectId, thingId: id });
  if (before.state === 'PUBLISHED' && after.state !== 'PUBLISHED')
    await takeTranslationsAlong(db, after, step.reason, by);
  return after;
}

/** Readers lose an event and its translations at the same moment; none of them comes back by itself. */
async function takeTranslationsAlong(
  db: Db,
  { project_id: projectId, id: sourceId }: EventRecord,
  reason: string | undefined,
  by: EventActor,
): Promise<void> {
  const step = { name: 'unpublish', to: 'UNPUBLISHED', reason } as const;
  for (const id of await publicEventsInLanguages(db, projectId, sourceId)) {
    const before = await readEvent(db, projectId, id);
    const after = await applyEventTransition(db, before, step, by);
    await auditEvent(followingSource(db, projectId, by), 'unpublish', { before, after });
  }
}

/** A trashed draft has freed its address; if another event has it now, it gets the next one. */
async function restoredSlug(db: Db, event: EventRecord): Promise<Columns> {
  if (event.ever_published) return {};
  const title = eventSlugFollows(event) ? event.title : event.slug;
  return { slug: await freeEventSlug(db, event.project_id, { eventId: event.id, title }) };
}

async function release(db: Db, projectId: string, articleId: string): Promise<void> {
  const isFreed = await freeLock(db, EVENT_TABLES, { projectId, articleId });
  if (isFreed) await publishNotice(db, { kind: 'eventPresence', projectId, thingId: articleId });
}
