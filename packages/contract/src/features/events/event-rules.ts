import type { ArticleActor } from '../articles/article-actor.ts';
import type { EventState } from './workflow/event-states.ts';
import { type EventFacts, isOwnEvent } from './workflow/event-transitions.ts';

const WITH_ITS_AUTHOR: readonly EventState[] = ['DRAFT', 'RETURNED'];
const WITH_EDITORS: readonly EventState[] = [
  'DRAFT',
  'RETURNED',
  'SUBMITTED',
  'PENDING_APPROVAL',
  'UNPUBLISHED',
];
/** What is saved there reaches readers without a further step. */
const WITH_PUBLISHERS: readonly EventState[] = ['SCHEDULED', 'PUBLISHED'];

const holds = (actor: ArticleActor, permission: string) => actor.permissions.includes(permission);

/** Whether this user may change the text now. */
export function mayEditEvent(actor: ArticleActor, event: EventFacts): boolean {
  if (event.isTranslation) return false;
  if (WITH_PUBLISHERS.includes(event.state)) return holds(actor, 'event.publish');
  if (WITH_EDITORS.includes(event.state) && holds(actor, 'event.editAny')) return true;
  return WITH_ITS_AUTHOR.includes(event.state) && holds(actor, 'event.editOwn') && isOwnEvent(actor, event);
}

export function seesEveryEvent(actor: ArticleActor): boolean {
  return holds(actor, 'event.editAny');
}

/** Everybody reads published events and their own; other events need the right to edit any. */
export function mayReadEvent(actor: ArticleActor, event: EventFacts): boolean {
  return seesEveryEvent(actor) || isOwnEvent(actor, event) || event.state === 'PUBLISHED';
}

/** Whether the user may also read the history. */
export function mayReadEventDrafts(actor: ArticleActor, event: EventFacts): boolean {
  return seesEveryEvent(actor) || isOwnEvent(actor, event);
}

/** Whether unsaved text may be kept for this user: also just after the event has left their hands. */
export function mayKeepEventText(actor: ArticleActor, event: EventFacts): boolean {
  return mayEditEvent(actor, event) || mayReadEventDrafts(actor, event);
}

/** An event that was ever public is never removed permanently: it stays for inspection. */
export function mayPurgeEvent(
  actor: ArticleActor,
  event: EventFacts & { readonly everPublished: boolean },
): boolean {
  return event.state === 'TRASHED' && !event.everPublished && holds(actor, 'event.purge');
}

/** Whether this user may change the plan of a published event: postpone it, cancel it. */
export function mayChangePlan(actor: ArticleActor, event: EventFacts): boolean {
  return !event.isTranslation && event.state === 'PUBLISHED' && holds(actor, 'event.publish');
}
