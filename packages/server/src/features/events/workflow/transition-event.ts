import { PERMISSIONS } from '@toasoan/contract/access/permissions.ts';
import type { ArticleActor } from '@toasoan/contract/features/articles/article-actor.ts';
import { EVENT_RULE_TEXTS } from '@toasoan/contract/features/events/event-rule-texts.ts';
import type { EventState } from '@toasoan/contract/features/events/workflow/event-states.ts';
import {
  EVENT_TRANSITIONS,
  type EventFacts,
  type EventTransitionChoice,
  type EventTransitionName,
  eventTargetOf,
  eventTransitionsOf,
} from '@toasoan/contract/features/events/workflow/event-transitions.ts';
import { scheduleProblem } from '@toasoan/contract/features/posts/post-rules.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { articleActor } from '#server/features/articles/public.ts';
import { holdEventTerms, lockEvent } from '../editing/event-store.ts';
import type { EventChange } from '../editing/update-event.ts';
import { auditEvent, type EventAction } from '../event-audit.ts';
import { getEvent } from '../event-detail-view.ts';
import { eventFactsOf } from '../event-record.ts';
import { notifyOfEventTransition } from '../notify/notify-of-event.ts';
import { keepEventPublication } from '../publishing/event-publication-store.ts';
import { applyEventTransition } from './apply-event-transition.ts';
import { checkEventTransition } from './unmet-event-rules.ts';

interface TransitionRequest {
  readonly id: string;
  /** Undefined: any version. */
  readonly version: number | undefined;
  readonly to: EventState | 'restore';
  readonly reason?: string | undefined;
  readonly scheduleTime?: string | undefined;
  /** False: nobody is notified. */
  readonly notifies?: boolean | undefined;
}

/**
 * Makes the caller's transition of an event, step by step where several lead to the goal; each is logged and audited.
 * @throws NOT_FOUND, VERSION_CONFLICT, FORBIDDEN, RULES_NOT_MET.
 */
export async function transitionEvent(
  call: TransactionCall,
  request: TransitionRequest,
): Promise<EventChange> {
  const { db, projectId, caller } = call;
  const actor = articleActor(caller);
  await holdEventTerms(db, projectId);
  await lockEvent(db, projectId, request.id);
  const before = await getEvent(db, projectId, actor, request.id);
  // For a caller who deletes, an event in the trash is gone.
  if (request.to === 'TRASHED' && before.state === 'TRASHED') throw new AppError('NOT_FOUND');
  checkVersion(before, request.version);
  const facts = eventFactsOf(before);
  const choice = chooseTransition(actor, facts, request.to);
  const scheduleTime = checkAsked(choice, request);
  checkEventTransition(before, choice);
  const steps = stepsOf(choice, facts);
  let after = before;
  for (const step of steps) {
    const from = after;
    const asked = step === steps.at(-1) ? { ...step, reason: request.reason, scheduleTime } : step;
    after = await applyEventTransition(db, from, asked, caller);
    await auditEvent(call, actionOf(step.name), { before: from, after });
  }
  if (choice.name === 'publish')
    await keepEventPublication(db, projectId, { before, after, userId: caller.userId });
  if (request.notifies !== false)
    await notifyOfEventTransition(
      db,
      projectId,
      { before, event: after, name: choice.name, reason: request.reason },
      caller,
    );
  return { before, after };
}

/** @throws RULES_NOT_MET when a required reason or time is missing. */
function checkAsked(choice: EventTransitionChoice, request: TransitionRequest): Date | undefined {
  if (choice.needsReason && request.reason === undefined)
    throw ruleNotMet(EVENT_RULE_TEXTS, 'REASON_REQUIRED', 'reason');
  if (!choice.needsTime) return undefined;
  if (request.scheduleTime === undefined) throw ruleNotMet(EVENT_RULE_TEXTS, 'TIME_REQUIRED', 'scheduleTime');
  const time = new Date(request.scheduleTime);
  const problem = scheduleProblem(time.getTime(), Date.now());
  if (problem !== undefined) throw ruleNotMet(EVENT_RULE_TEXTS, problem, 'scheduleTime');
  return time;
}

/** The steps of a transition with the state that each leads to. */
function stepsOf(choice: EventTransitionChoice, event: EventFacts) {
  const steps: { name: EventTransitionName; to: EventState }[] = [];
  let at = event;
  for (const name of choice.intermediateSteps) {
    const rule = EVENT_TRANSITIONS.find((one) => one.name === name && one.from.includes(at.state));
    if (rule === undefined) throw new Error(`No step "${name}" from ${at.state}.`);
    at = { ...at, state: eventTargetOf(rule, at) };
    steps.push({ name, to: at.state });
  }
  return [...steps, { name: choice.name, to: choice.to }];
}

function actionOf(name: EventTransitionName): EventAction {
  return name === 'trash' ? 'delete' : name;
}

/**
 * The transition that leads to `to`. @throws FORBIDDEN when it is open to others only, RULES_NOT_MET when the event's
 * state allows it to nobody.
 */
function chooseTransition(
  actor: ArticleActor,
  event: EventFacts,
  to: EventState | 'restore',
): EventTransitionChoice {
  const choice = findTransition(actor, event, to);
  if (choice !== undefined) return choice;
  const isOpenToSomebody = [event.createdById, null].some(
    (userId) =>
      findTransition(
        { ...actor, userId: userId ?? '', permissions: PERMISSIONS, allowSelfApprove: true },
        event,
        to,
      ) !== undefined,
  );
  throw isOpenToSomebody ? new AppError('FORBIDDEN') : ruleNotMet(EVENT_RULE_TEXTS, 'MOVE_NOT_POSSIBLE');
}

function findTransition(
  actor: ArticleActor,
  event: EventFacts,
  to: EventState | 'restore',
): EventTransitionChoice | undefined {
  const transitions = eventTransitionsOf(actor, event);
  if (to === 'restore') return transitions.find((transition) => transition.name === 'restore');
  return transitions.find((transition) => transition.to === to);
}
