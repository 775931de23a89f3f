import type { ArticleActor } from '../../articles/article-actor.ts';
import { type EventState, TRASHABLE_EVENTS } from './event-states.ts';

export interface EventFacts {
  readonly state: EventState;
  readonly createdById: string | null;
  /** The state that a trashed event is restored to. */
  readonly stateBeforeTrash: EventState | null;
  /** It translates another event: the translators' desk alone changes it. */
  readonly isTranslation?: boolean | undefined;
}

type Question = (actor: ArticleActor, event: EventFacts) => boolean;

const has =
  (permission: string): Question =>
  (actor) =>
    actor.permissions.includes(permission);
const either =
  (...questions: readonly Question[]): Question =>
  (actor, event) =>
    questions.some((question) => question(actor, event));
const both =
  (...questions: readonly Question[]): Question =>
  (actor, event) =>
    questions.every((question) => question(actor, event));
/** Own: created by this user. */
export const isOwnEvent: Question = (actor, event) => event.createdById === actor.userId;
/** The user's own drafts; everything else needs the right to publish. */
const ownDraftOrPublisher = (stateOf: (event: EventFacts) => EventState | null): Question =>
  either(
    has('event.publish'),
    both(has('event.editOwn'), isOwnEvent, (_, event) => stateOf(event) === 'DRAFT'),
  );

export type EventTransitionName =
  | 'submit'
  | 'withdraw'
  | 'return'
  | 'forward'
  | 'publish'
  | 'schedule'
  | 'changeSchedule'
  | 'cancelSchedule'
  | 'unpublish'
  | 'trash'
  | 'restore';

/** Made by the product: a schedule whose checks are not met at its time. */
export type EventSystemTransitionName = 'failSchedule';

/** By whoever published it, within a minute. */
export type EventUndoName = 'undoPublish';

/** What is checked before a transition: nothing, a title, or everything that readers need. */
export type EventGuard = 'none' | 'submit' | 'publish';

export interface EventTransitionRule {
  readonly name: EventTransitionName;
  readonly from: readonly EventState[];
  /** `previous`: the state before the trash. */
  readonly to: EventState | 'previous';
  readonly may: Question;
  /** Another user has to make it, unless the project allows otherwise. */
  readonly notOwn?: boolean;
  /** Absent: none. */
  readonly guard?: EventGuard;
  readonly needsReason?: boolean;
  readonly needsTime?: boolean;
}

/** The whole workflow: from and to identify a transition, so calls name only the target state. */
export const EVENT_TRANSITIONS: readonly EventTransitionRule[] = [
  {
    name: 'submit',
    from: ['DRAFT', 'RETURNED'],
    to: 'SUBMITTED',
    may: either(both(isOwnEvent, has('event.submit')), has('event.editAny')),
    guard: 'submit',
  },
  { name: 'withdraw', from: ['SUBMITTED'], to: 'DRAFT', may: both(isOwnEvent, has('event.submit')) },
  {
    name: 'forward',
    from: ['SUBMITTED'],
    to: 'PENDING_APPROVAL',
    may: has('event.editAny'),
    guard: 'publish',
  },
  {
    name: 'return',
    from: ['SUBMITTED', 'PENDING_APPROVAL'],
    to: 'RETURNED',
    may: has('event.editAny'),
    needsReason: true,
  },
  {
    name: 'publish',
    from: ['PENDING_APPROVAL', 'SCHEDULED', 'UNPUBLISHED'],
    to: 'PUBLISHED',
    may: has('event.publish'),
    notOwn: true,
    guard: 'publish',
  },
  {
    name: 'schedule',
    from: ['PENDING_APPROVAL'],
    to: 'SCHEDULED',
    may: has('event.publish'),
    notOwn: true,
    guard: 'publish',
    needsTime: true,
  },
  {
    name: 'changeSchedule',
    from: ['SCHEDULED'],
    to: 'SCHEDULED',
    may: has('event.publish'),
    guard: 'publish',
    needsTime: true,
  },
  { name: 'cancelSchedule', from: ['SCHEDULED'], to: 'PENDING_APPROVAL', may: has('event.publish') },
  {
    name: 'unpublish',
    from: ['PUBLISHED'],
    to: 'UNPUBLISHED',
    may: has('event.publish'),
    needsReason: true,
  },
  {
    name: 'trash',
    from: TRASHABLE_EVENTS,
    to: 'TRASHED',
    may: ownDraftOrPublisher((event) => event.state),
  },
  {
    name: 'restore',
    from: ['TRASHED'],
    to: 'previous',
    may: ownDraftOrPublisher((event) => event.stateBeforeTrash),
  },
];

/** Intermediate steps that one action may combine for a user who may make each of them. */
const ON_THE_WAY: readonly EventTransitionName[] = ['submit', 'forward'];

export interface EventTransitionChoice {
  readonly name: EventTransitionName;
  readonly to: EventState;
  /** Steps made before it in the same action; empty for a transition that is open at once. The API calls them `via`. */
  readonly intermediateSteps: readonly EventTransitionName[];
  readonly needsReason: boolean;
  readonly needsTime: boolean;
  readonly guard: EventGuard;
  /** The user's own text waits for another user. */
  readonly isBarred: boolean;
}

/** Transitions this user may make now, whether or not their guards are met yet. */
export function eventTransitionsOf(actor: ArticleActor, event: EventFacts): EventTransitionChoice[] {
  const now = openTo(actor, event).map((rule) => choiceOf(actor, event, rule, []));
  const further = (['PUBLISHED', 'SCHEDULED'] as const).flatMap((to) =>
    now.some((transition) => transition.to === to) ? [] : (findWay(actor, event, to) ?? []),
  );
  return [...now, ...further];
}

function openTo(actor: ArticleActor, event: EventFacts): EventTransitionRule[] {
  if (event.isTranslation) return [];
  return EVENT_TRANSITIONS.filter((rule) => rule.from.includes(event.state) && rule.may(actor, event));
}

function choiceOf(
  actor: ArticleActor,
  event: EventFacts,
  rule: EventTransitionRule,
  intermediateSteps: readonly EventTransitionName[],
): EventTransitionChoice {
  return {
    name: rule.name,
    to: eventTargetOf(rule, event),
    intermediateSteps,
    needsReason: rule.needsReason ?? false,
    needsTime: rule.needsTime ?? false,
    guard: rule.guard ?? 'none',
    isBarred: rule.notOwn === true && isOwnEvent(actor, event) && !actor.allowSelfApprove,
  };
}

/** The state to which a transition leads an event. */
export function eventTargetOf({ to }: Pick<EventTransitionRule, 'to'>, event: EventFacts): EventState {
  return to === 'previous' ? (event.stateBeforeTrash ?? 'DRAFT') : to;
}

/** The last of a series of steps to `to`, each of them open to this user when its turn comes. */
function findWay(
  actor: ArticleActor,
  event: EventFacts,
  to: 'PUBLISHED' | 'SCHEDULED',
): EventTransitionChoice | undefined {
  let at = event;
  for (const steps: EventTransitionName[] = []; steps.length <= ON_THE_WAY.length; ) {
    const open = openTo(actor, at);
    const last = open.find((rule) => rule.to === to && rule.guard === 'publish');
    if (last && steps.length > 0) return choiceOf(actor, at, last, steps);
    const step = open.find((rule) => ON_THE_WAY.includes(rule.name));
    if (!step) return undefined;
    steps.push(step.name);
    at = { ...at, state: eventTargetOf(step, at) };
  }
  return undefined;
}
