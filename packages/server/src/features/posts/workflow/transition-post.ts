import { PERMISSIONS } from '@toasoan/contract/access/permissions.ts';
import { scheduleProblem } from '@toasoan/contract/features/posts/post-rules.ts';
import type { TakedownFacts } from '@toasoan/contract/features/posts/takedown/takedown-facts.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import {
  POST_TRANSITIONS,
  type PostActor,
  type PostFacts,
  type PostTransitionChoice,
  type PostTransitionName,
  transitionsOf,
} from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { PostTransitionRequest } from '@toasoan/contract/features/posts/workflow/transition-request.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { PostChange } from '../editing/post-change.ts';
import { holdTerms, lockPost } from '../editing/post-store.ts';
import type { TransitionActor } from '../history/post-transition-store.ts';
import { notifyOfTransition } from '../notify/notify-of-transition.ts';
import { placePost } from '../placement/place-post.ts';
import { type PostWork, postActor } from '../post-actor.ts';
import { auditPost, type PostAction } from '../post-audit.ts';
import { getPost, readPost } from '../post-detail-view.ts';
import { factsOf } from '../post-record.ts';
import { keepPostPublication } from '../publishing/publication-store.ts';
import { caseToClose, closeCase, reinstateCase } from '../takedown/close-case.ts';
import { applyTransition } from './apply-transition.ts';
import { checkTransition, POST_RULE_TEXTS } from './unmet-post-rules.ts';

interface TransitionRequest {
  readonly id: string;
  /** Undefined: any version. */
  readonly version: number | undefined;
  readonly to: PostState | 'restore';
  readonly reason?: string | undefined;
  readonly scheduleTime?: string | undefined;
  readonly takedown?: TakedownFacts | undefined;
  /** Where it is put forward in the same step. */
  readonly place?: PostTransitionRequest['place'];
  /** False: nobody is notified. */
  readonly notifies?: boolean | undefined;
}

/**
 * Makes the caller's transition of a post, step by step where several lead to the goal; each is logged and
 * audited. @throws NOT_FOUND, VERSION_CONFLICT, FORBIDDEN, RULES_NOT_MET: MOVE_NOT_POSSIBLE, REASON_REQUIRED, the
 * time, the guards of the transition.
 */
export async function transitionPost(call: PostWork, request: TransitionRequest): Promise<PostChange> {
  const { db, projectId } = call;
  const actor = postActor(call.caller);
  await holdTerms(db, projectId);
  await lockPost(db, projectId, request.id);
  const before = await getPost(db, projectId, actor, request.id);
  // For a caller who deletes, a post in the trash is gone.
  if (request.to === 'TRASHED' && before.state === 'TRASHED') throw new AppError('NOT_FOUND');
  checkVersion(before, request.version);
  const choice = chooseTransition(actor, factsOf(before), request.to);
  const scheduleTime = checkAsked(choice, request);
  checkTransition(before, choice, scheduleTime ?? new Date());
  const takedown = choice.needsCase ? await caseToClose(call, before, request.takedown) : undefined;

  const by: TransitionActor = { ...call.caller, role: call.caller.role };
  const steps = stepsOf(choice, before.state);
  let after = before;
  for (const step of steps) {
    const from = after;
    const isLast = step === steps.at(-1);
    const asked = isLast ? { ...step, reason: request.reason, scheduleTime } : step;
    after = await applyTransition(db, projectId, from, asked, by);
    await auditPost(call, auditAction(step.name), { before: from, after });
  }
  if (request.notifies !== false) {
    await notifyOfTransition(db, projectId, { before, after, name: choice.name, reason: request.reason }, by);
  }
  if (choice.name === 'publish')
    await keepPostPublication(db, projectId, { kind: 'publish', before, after, userId: call.caller.userId });
  const reason = request.reason ?? '';
  if (takedown) await closeCase(call, takedown, { post: before, reason });
  if (choice.name === 'reinstate') await reinstateCase(call, before.id, reason);
  if (request.place === undefined) return { before, after };
  if (!actor.permissions.includes('post.pin')) throw new AppError('FORBIDDEN');
  await placePost(call, { ...request.place, id: after.id, version: after.version });
  return { before, after: await readPost(db, projectId, after.id) };
}

/** @throws RULES_NOT_MET when a required reason or time is missing. */
function checkAsked(choice: PostTransitionChoice, request: TransitionRequest): Date | undefined {
  if (choice.needsReason && request.reason === undefined)
    throw ruleNotMet(POST_RULE_TEXTS, 'REASON_REQUIRED', 'reason');
  if (!choice.needsTime) return undefined;
  if (request.scheduleTime === undefined) throw ruleNotMet(POST_RULE_TEXTS, 'TIME_REQUIRED', 'scheduleTime');
  const time = new Date(request.scheduleTime);
  const problem = scheduleProblem(time.getTime(), Date.now());
  if (problem !== undefined) throw ruleNotMet(POST_RULE_TEXTS, problem, 'scheduleTime');
  return time;
}

/** The steps of a transition with the state that each leads to. */
function stepsOf(choice: PostTransitionChoice, state: PostState) {
  const steps: { name: PostTransitionName; to: PostState }[] = [];
  let from = state;
  for (const name of choice.intermediateSteps) {
    from = targetOf(name, from);
    steps.push({ name, to: from });
  }
  return [...steps, { name: choice.name, to: choice.to }];
}

/** The target state of an intermediate step. */
function targetOf(name: PostTransitionName, from: PostState): PostState {
  const rule = POST_TRANSITIONS.find((one) => one.name === name && one.from.includes(from));
  if (rule === undefined || rule.to === 'previous' || rule.to === 'unpublic')
    throw new Error(`No step "${name}" from ${from}.`);
  return rule.to;
}

function auditAction(name: PostTransitionName): PostAction {
  return name === 'trash' ? 'delete' : name;
}

/**
 * The transition that leads to `to`. @throws FORBIDDEN when it is open to others only, RULES_NOT_MET when the
 * post's state allows it to nobody.
 */
function chooseTransition(
  actor: PostActor,
  post: PostFacts,
  to: PostState | 'restore',
): PostTransitionChoice {
  const choice = findTransition(actor, post, to);
  if (choice !== undefined) return choice;
  const isOpenToSomebody = [anybody(post.createdById), anybody(null)].some(
    (somebody) => findTransition({ ...somebody, workflowMode: actor.workflowMode }, post, to) !== undefined,
  );
  throw isOpenToSomebody ? new AppError('FORBIDDEN') : ruleNotMet(POST_RULE_TEXTS, 'MOVE_NOT_POSSIBLE');
}

/** Has every right: a transition that is closed to this actor is closed to everybody. */
function anybody(userId: string | null): Omit<PostActor, 'workflowMode'> {
  return { userId: userId ?? '', permissions: PERMISSIONS, allowSelfApprove: true };
}

function findTransition(
  actor: PostActor,
  post: PostFacts,
  to: PostState | 'restore',
): PostTransitionChoice | undefined {
  const transitions = transitionsOf(actor, post);
  if (to === 'restore') return transitions.find((transition) => transition.name === 'restore');
  return transitions.find((transition) => transition.to === to);
}
