import type { ArticleActor } from '../../articles/article-actor.ts';
import { type PostState, TRASHABLE } from './post-states.ts';

/** The user's role in the post's project. */
export type PostActor = ArticleActor;

export interface PostFacts {
  readonly state: PostState;
  readonly createdById: string | null;
  /** The assigned editor. */
  readonly assigneeId: string | null;
  /** The state that a trashed post is restored to. */
  readonly stateBeforeTrash: PostState | null;
  /** It translates another post: the translators' desk alone changes it. */
  readonly isTranslation?: boolean | undefined;
  /** Its newest publication, as long as it can be undone; absent: none, or not asked for. */
  readonly publication?: { readonly byId: string; readonly stateBefore: PostState } | undefined;
}

type Question = (actor: PostActor, post: PostFacts) => boolean;

export const has =
  (permission: string): Question =>
  (actor) =>
    actor.permissions.includes(permission);
const either =
  (...questions: readonly Question[]): Question =>
  (actor, post) =>
    questions.some((question) => question(actor, post));
const both =
  (...questions: readonly Question[]): Question =>
  (actor, post) =>
    questions.every((question) => question(actor, post));
/** Own: created by this user. */
export const isOwn: Question = (actor, post) => post.createdById === actor.userId;
const isAssignee: Question = (actor, post) => post.assigneeId === actor.userId;
/** The user's own drafts; everything else needs `permission`. */
const ownDraftOr = (permission: string, stateOf: (post: PostFacts) => PostState | null): Question =>
  either(
    has(permission),
    both(has('post.editOwn'), isOwn, (_, post) => stateOf(post) === 'DRAFT'),
  );
/** Decisions about the work of others after editing: ADMIN and up, whatever the workflow. */
const leads = has('post.unpublish');

export type PostTransitionName =
  | 'submit'
  | 'withdraw'
  | 'pickUp'
  | 'release'
  | 'return'
  | 'forward'
  | 'sendBack'
  | 'reject'
  | 'reopen'
  | 'publish'
  | 'undoPublish'
  | 'schedule'
  | 'reschedule'
  | 'cancelSchedule'
  | 'unpublish'
  | 'takeDown'
  | 'reinstate'
  | 'trash'
  | 'restore';

/** Automatic transitions on schedule: the post's expiry, and a schedule with unmet checks. */
export type SystemTransitionName = 'expire' | 'failSchedule';

/** What is checked before a transition: nothing, or the requirements of an editor, of approval, of publication. */
export type PostGuard = 'none' | 'submit' | 'forward' | 'publish';

export interface TransitionRule {
  readonly name: PostTransitionName;
  readonly from: readonly PostState[];
  /** `previous`: the state before the trash. `unpublic`: the one before its publication. */
  readonly to: PostState | 'previous' | 'unpublic';
  readonly may: Question;
  /** Another user has to make it, unless the project allows otherwise. */
  readonly notOwn?: boolean;
  /** Absent: none. */
  readonly guard?: PostGuard;
  readonly needsReason?: boolean;
  readonly needsTime?: boolean;
  /** The facts of a takedown case are required. */
  readonly needsCase?: boolean;
}

/** The whole workflow: from and to identify a transition, so calls name only the target state. */
export const POST_TRANSITIONS: readonly TransitionRule[] = [
  {
    name: 'submit',
    from: ['DRAFT', 'RETURNED'],
    to: 'SUBMITTED',
    may: either(both(isOwn, has('post.submit')), has('post.editAny')),
    guard: 'submit',
  },
  { name: 'withdraw', from: ['SUBMITTED'], to: 'DRAFT', may: both(isOwn, has('post.submit')) },
  { name: 'pickUp', from: ['SUBMITTED'], to: 'EDITING', may: has('post.forward') },
  {
    name: 'release',
    from: ['EDITING'],
    to: 'SUBMITTED',
    may: either(both(isAssignee, has('post.forward')), leads),
  },
  {
    name: 'return',
    from: ['SUBMITTED', 'EDITING'],
    to: 'RETURNED',
    may: has('post.return'),
    needsReason: true,
  },
  {
    name: 'return',
    from: ['PENDING_APPROVAL'],
    to: 'RETURNED',
    may: has('post.approve'),
    needsReason: true,
  },
  { name: 'forward', from: ['EDITING'], to: 'PENDING_APPROVAL', may: has('post.forward'), guard: 'forward' },
  {
    name: 'sendBack',
    from: ['PENDING_APPROVAL'],
    to: 'EDITING',
    may: has('post.approve'),
    needsReason: true,
  },
  {
    name: 'reject',
    from: ['SUBMITTED'],
    to: 'REJECTED',
    may: has('post.return'),
    needsReason: true,
  },
  {
    name: 'reject',
    from: ['PENDING_APPROVAL'],
    to: 'REJECTED',
    may: has('post.approve'),
    needsReason: true,
  },
  { name: 'reopen', from: ['REJECTED', 'UNPUBLISHED', 'EXPIRED'], to: 'DRAFT', may: leads },
  {
    name: 'publish',
    from: ['PENDING_APPROVAL', 'SCHEDULED'],
    to: 'PUBLISHED',
    may: has('post.publish'),
    notOwn: true,
    guard: 'publish',
  },
  {
    name: 'publish',
    from: ['EDITING'],
    to: 'PUBLISHED',
    may: both(has('post.publish'), (actor) => actor.workflowMode === 'TWO_STEP'),
    notOwn: true,
    guard: 'publish',
  },
  // A slip is taken back by whoever made it, without the right to unpublish.
  {
    name: 'undoPublish',
    from: ['PUBLISHED'],
    to: 'unpublic',
    may: ({ userId }, post) => post.publication?.byId === userId,
  },
  {
    name: 'schedule',
    from: ['PENDING_APPROVAL'],
    to: 'SCHEDULED',
    may: has('post.schedule'),
    notOwn: true,
    guard: 'publish',
    needsTime: true,
  },
  {
    name: 'reschedule',
    from: ['SCHEDULED'],
    to: 'SCHEDULED',
    may: has('post.schedule'),
    guard: 'publish',
    needsTime: true,
  },
  { name: 'cancelSchedule', from: ['SCHEDULED'], to: 'PENDING_APPROVAL', may: has('post.schedule') },
  {
    name: 'unpublish',
    from: ['PUBLISHED'],
    to: 'UNPUBLISHED',
    may: leads,
    needsReason: true,
  },
  {
    name: 'takeDown',
    from: ['PUBLISHED', 'UNPUBLISHED'],
    to: 'TAKEN_DOWN',
    may: has('post.takedown'),
    needsReason: true,
    needsCase: true,
  },
  {
    name: 'reinstate',
    from: ['TAKEN_DOWN'],
    to: 'PUBLISHED',
    may: has('post.reinstate'),
    guard: 'publish',
    needsReason: true,
  },
  {
    name: 'trash',
    from: TRASHABLE,
    to: 'TRASHED',
    may: ownDraftOr('post.trashAny', (post) => post.state),
  },
  {
    name: 'restore',
    from: ['TRASHED'],
    to: 'previous',
    may: ownDraftOr('post.restoreAny', (post) => post.stateBeforeTrash),
  },
];

/** Intermediate steps that one action may combine for a user who may make each of them. */
const ON_THE_WAY: readonly PostTransitionName[] = ['reopen', 'submit', 'pickUp', 'forward'];

export interface PostTransitionChoice {
  readonly name: PostTransitionName;
  readonly to: PostState;
  /** Steps made before it in the same action; empty for a transition that is open at once. The API calls them `via`. */
  readonly intermediateSteps: readonly PostTransitionName[];
  readonly needsReason: boolean;
  readonly needsTime: boolean;
  readonly needsCase: boolean;
  readonly guard: PostGuard;
  /** The user's own text waits for another user. */
  readonly isBarred: boolean;
}

/** Transitions this user may make now, whether or not their guards are met yet. */
export function transitionsOf(actor: PostActor, post: PostFacts): PostTransitionChoice[] {
  const now = openTo(actor, post).map((rule) => choiceOf(actor, post, rule, []));
  const further = (['PUBLISHED', 'SCHEDULED'] as const).flatMap((to) =>
    now.some((transition) => transition.to === to) ? [] : (findWay(actor, post, to) ?? []),
  );
  return [...now, ...further];
}

function openTo(actor: PostActor, post: PostFacts): TransitionRule[] {
  if (post.isTranslation) return [];
  return POST_TRANSITIONS.filter((rule) => rule.from.includes(post.state) && rule.may(actor, post));
}

function choiceOf(
  actor: PostActor,
  post: PostFacts,
  rule: TransitionRule,
  intermediateSteps: readonly PostTransitionName[],
): PostTransitionChoice {
  return {
    name: rule.name,
    to: targetOf(rule, post),
    intermediateSteps,
    needsReason: rule.needsReason ?? false,
    needsTime: rule.needsTime ?? false,
    needsCase: rule.needsCase ?? false,
    guard: rule.guard ?? 'none',
    isBarred: rule.notOwn === true && isOwn(actor, post) && !actor.allowSelfApprove,
  };
}

/** The state to which a transition leads a post. */
export function targetOf({ to }: Pick<TransitionRule, 'to'>, post: PostFacts): PostState {
  if (to === 'previous') return post.stateBeforeTrash ?? 'DRAFT';
  if (to === 'unpublic') return post.publication?.stateBefore ?? 'PENDING_APPROVAL';
  return to;
}

/** The last of a series of steps to `to`, each of them open to this user when its turn comes. */
function findWay(
  actor: PostActor,
  post: PostFacts,
  to: 'PUBLISHED' | 'SCHEDULED',
): PostTransitionChoice | undefined {
  if (post.state === 'REJECTED') return undefined;
  let at = post;
  for (const steps: PostTransitionName[] = []; steps.length <= ON_THE_WAY.length; ) {
    const open = openTo(actor, at);
    const last = open.find((rule) => targetOf(rule, at) === to && rule.guard === 'publish');
    if (last && steps.length > 0) return choiceOf(actor, at, last, steps);
    const step = open.find((rule) => ON_THE_WAY.includes(rule.name));
    if (!step) return undefined;
    steps.push(step.name);
    at = { ...at, state: targetOf(step, at), assigneeId: step.name === 'pickUp' ? actor.userId : null };
  }
  return undefined;
}
