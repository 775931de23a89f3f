import { UNDO_SECONDS } from '@toasoan/contract/features/articles/publishing/undo-publish.ts';
import { planAudience } from '@toasoan/contract/features/events/verbs/plan-audience.ts';
import type {
  EventSystemTransitionName,
  EventTransitionName,
} from '@toasoan/contract/features/events/workflow/event-transitions.ts';
import type { NotificationKind } from '@toasoan/contract/features/notifications/notification-kinds.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { notify, withdraw } from '#server/features/notifications/public.ts';
import { findPeopleWho } from '#server/features/posts/public.ts';
import { listCoverage } from '../coverage/coverage-view.ts';
import type { EventRecord } from '../event-record.ts';
import { findWhoSetEventTime } from '../history/event-move-store.ts';
import type { NewChange } from '../verbs/plan-store.ts';

type Name = EventTransitionName | EventSystemTransitionName;

/** The kind of notification after each transition, and the permission of its readers beside the event's own people. */
const TRANSITION_NOTIFICATIONS: Readonly<
  Partial<
    Record<Name, { readonly kind: NotificationKind; readonly permission?: 'event.editAny' | 'event.publish' }>
  >
> = {
  submit: { kind: 'eventSubmitted', permission: 'event.editAny' },
  forward: { kind: 'eventForwarded', permission: 'event.publish' },
  return: { kind: 'eventReturned' },
  publish: { kind: 'eventPublished' },
  unpublish: { kind: 'eventUnpublished' },
  failSchedule: { kind: 'eventScheduleFailed' },
};

interface MadeTransition {
  /** Its people hear of it as well: a schedule that failed has no approver any more. */
  readonly before: EventRecord;
  readonly event: EventRecord;
  readonly name: Name;
  readonly reason?: string | undefined;
  readonly reasonEn?: string | undefined;
}

/** Notifies the people concerned by a transition, in its transaction. */
export async function notifyOfEventTransition(
  db: Db,
  projectId: string,
  { before, event, name, reason, reasonEn }: MadeTransition,
  by: Actor,
): Promise<void> {
  const notification = TRANSITION_NOTIFICATIONS[name];
  if (notification === undefined) return;
  const { kind, permission } = notification;
  const own = peopleOf(event, before);
  const to = permission
    ? await findPeopleWho(db, projectId, permission)
    : name === 'failSchedule'
      ? [...own, ...(await whoSetTime(db, projectId, event))]
      : own;
  await notify(db, projectId, {
    kind,
    postId: null,
    to,
    by: actorOf(by),
    // A publication may be undone; what was mailed cannot.
    ...(name === 'publish' && { mailedAfter: UNDO_SECONDS }),
    detail: {
      title: event.title,
      eventId: event.id,
      ...(reason && { reason }),
      ...(reasonEn && { reasonEn }),
    },
  });
}

/** Those who heard of the publication hear that it was undone; nobody finds a mail or an unread line about it. */
export async function notifyOfEventUndo(
  db: Db,
  projectId: string,
  { before, after }: { readonly before: EventRecord; readonly after: EventRecord },
  by: Actor & { readonly userId: string },
): Promise<void> {
  const people = peopleOf(before, after);
  await withdraw(db, projectId, { kind: 'eventPublished', byId: by.userId, eventId: after.id, people });
  await notify(db, projectId, {
    kind: 'eventPublishUndone',
    postId: null,
    to: people,
    by: actorOf(by),
    detail: { title: after.title, eventId: after.id },
  });
}

/** Notifies the event's people and those who cover it of a change of its plan; its public note is what they read. */
export async function notifyOfPlan(
  db: Db,
  projectId: string,
  { event, change }: { readonly event: EventRecord; readonly change: NewChange },
  by: Actor,
): Promise<void> {
  const coverage = await listCoverage(db, projectId, [event.id]);
  await notify(db, projectId, {
    kind: 'eventPlanChanged',
    postId: null,
    to: planAudience(eventPeopleOf(event), coverage).map(({ userId }) => userId),
    by: actorOf(by),
    detail: { title: event.title, eventId: event.id, text: change.note },
  });
}

/**
 * Notifies those who cover an event that a save changed its plan, and of a public event its people as well. `isMeant`
 * tells the dates of a series that it is about.
 */
export async function notifyOfSavedPlan(
  db: Db,
  projectId: string,
  {
    event,
    text,
    isMeant,
  }: { readonly event: EventRecord; readonly text: string; readonly isMeant?: IsMeant },
  by: Actor,
): Promise<void> {
  const coverage = (await listCoverage(db, projectId, [event.id])).filter(
    ({ day }) => isMeant === undefined || day === null || isMeant(day),
  );
  const nobody = { createdBy: { userId: null, name: '' }, approvedBy: null };
  const concerned = event.state === 'PUBLISHED' ? eventPeopleOf(event) : nobody;
  await notify(db, projectId, {
    kind: 'eventPlanChanged',
    postId: null,
    to: planAudience(concerned, coverage).map(({ userId }) => userId),
    by: actorOf(by),
    detail: { title: event.title, eventId: event.id, text },
  });
}

/** Whether the date of a day is meant. */
type IsMeant = (day: string) => boolean;

async function whoSetTime(db: Db, projectId: string, { id }: EventRecord): Promise<string[]> {
  const userId = await findWhoSetEventTime(db, projectId, id);
  return userId === null ? [] : [userId];
}

function actorOf({ userId, displayName }: Actor) {
  return userId === null ? undefined : { userId, displayName };
}

/** Who wrote it, who approved it. */
function peopleOf(...records: readonly EventRecord[]): string[] {
  const people = records.flatMap(({ created_by_id, approved_by_id }) => [created_by_id, approved_by_id]);
  return [...new Set(people)].filter((id) => id !== null);
}

function eventPeopleOf(event: EventRecord) {
  return {
    createdBy: { userId: event.created_by_id, name: event.created_by_name },
    approvedBy: { userId: event.approved_by_id, name: event.approved_by_name },
  };
}
