import { NO_PROJECT_RIGHTS, PERMISSIONS, permissionsIn } from '../../../access/permissions.ts';
import { ROLES, type Role } from '../../../access/role-names.ts';
import type { WorkflowMode } from '../../projects/project.ts';
import {
  isOwn,
  POST_TRANSITIONS,
  type PostActor,
  type PostFacts,
  type PostTransitionName,
  type TransitionRule,
  targetOf,
} from '../workflow/post-transitions.ts';

/** A transition that is still missing before readers see the post. */
export interface StepToPublic {
  readonly name: PostTransitionName;
  /** This user may make it when its turn comes. */
  readonly isMine: boolean;
  /** They could, but it is their own text. */
  readonly isBarred: boolean;
  /** Roles that may for any author's post. */
  readonly roles: readonly Role[];
}

/** Of several transitions out of a state, the one that leads to publication. */
const TO_READERS: readonly PostTransitionName[] = [
  'publish',
  'reinstate',
  'forward',
  'pickUp',
  'submit',
  'reopen',
  'restore',
];

/** A user of this role who is not involved in the post. */
function strangerOf(role: Role, workflowMode: WorkflowMode): PostActor {
  const person = { role, permissionGrants: [], permissionDenials: [] };
  return {
    userId: '',
    permissions: permissionsIn(person, { workflowMode, ...NO_PROJECT_RIGHTS }),
    allowSelfApprove: false,
    workflowMode,
  };
}

/** Lowest role first. */
export function rolesThat(may: (stranger: PostActor) => boolean, workflowMode: WorkflowMode): Role[] {
  return ROLES.filter((role) => may(strangerOf(role, workflowMode))).toReversed();
}

/** Every transition from the current state to publication, in order; none for a public post. */
export function wayToPublic(actor: PostActor, post: PostFacts): StepToPublic[] {
  const steps: StepToPublic[] = [];
  let at = post;
  while (at.state !== 'PUBLISHED' && steps.length <= TO_READERS.length) {
    const rule = nextRule(at, actor.workflowMode);
    if (rule === undefined) return steps;
    const may = rule.may(actor, at);
    const isBarred = rule.notOwn === true && isOwn(actor, at) && !actor.allowSelfApprove;
    const state = at;
    steps.push({
      name: rule.name,
      isMine: may && !isBarred,
      isBarred: may && isBarred,
      roles: rolesThat((stranger) => rule.may(stranger, state), actor.workflowMode),
    });
    at = { ...at, state: targetOf(rule, at), assigneeId: rule.name === 'pickUp' ? actor.userId : null };
  }
  return steps;
}

function nextRule(post: PostFacts, workflowMode: WorkflowMode): TransitionRule | undefined {
  const everybody = {
    userId: post.createdById ?? '',
    permissions: PERMISSIONS,
    allowSelfApprove: true,
    workflowMode,
  };
  const open = POST_TRANSITIONS.filter((rule) => rule.from.includes(post.state) && rule.may(everybody, post));
  return TO_READERS.flatMap((name) => open.filter((rule) => rule.name === name))[0];
}
