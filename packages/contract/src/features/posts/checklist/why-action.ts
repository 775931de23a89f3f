import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { PERMISSIONS, permissionsIn } from '../../../access/permissions.ts';
import { role } from '../../../access/roles.ts';
import {
  reasonInProject,
  type WhyAnswer,
  type WhyPerson,
  type WhyProject,
  why,
} from '../../../access/why.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { contentId, idParams } from '../../../core/ids.ts';
import { mayEdit, mayRead } from '../post-rules.ts';
import {
  isOwn,
  POST_TRANSITIONS,
  type PostActor,
  type PostFacts,
  type TransitionRule,
} from '../workflow/post-transitions.ts';

/** What somebody may want to do with one post. */
export const POST_ACTIONS = [
  'read',
  'edit',
  'submit',
  'pickUp',
  'return',
  'forward',
  'reject',
  'publish',
  'schedule',
  'unpublish',
  'takeDown',
  'trash',
  'restore',
] as const;
export type PostAction = (typeof POST_ACTIONS)[number];

export const whyActionEndpoints = {
  get: defineEndpoint({
    method: 'GET',
    path: '/admin/post/whyAction/{id}',
    summary: 'The rule that decides whether a person may do something with a post now.',
    access: inArea('posts', 'post.view'),
    params: idParams,
    query: z.strictObject({
      action: z.enum(POST_ACTIONS, { error: 'choice' }),
      /** Absent: the caller. */
      userId: z.optional(contentId),
    }),
    data: z.object({
      allowed: z.boolean(),
      code: z.string(),
      params: z.object({ role, roles: z.array(role), permission: z.string(), projectId: z.string() }),
      message: z.string(),
    }),
    errors: ['NOT_FOUND'],
  }),
};

interface PostQuestion {
  readonly action: PostAction;
  readonly userId: string;
  readonly person: WhyPerson;
  readonly project: WhyProject & { readonly allowSelfApprove: boolean };
  readonly post: PostFacts;
  /** Whether another person writes the post now. */
  readonly isLocked: boolean;
}

/** Checks in the server's order: the person, the project, the area, the post's rules, its state, its lock. */
export function whyPostAction({ action, userId, person, project, post, isLocked }: PostQuestion): WhyAnswer {
  const answer = why({ access: inArea('posts', 'post.view'), person, project });
  if (!answer.allowed) return answer;
  const { workflowMode, allowSelfApprove } = project;
  const permissions = permissionsIn(person, project);
  const actor: PostActor = { userId, permissions, workflowMode, allowSelfApprove };
  const params = { ...answer.params, permission: '', roles: [] } as const;
  const say = (allowed: boolean, code: WhyAnswer['code']): WhyAnswer => ({ allowed, code, params });
  const missing = (may: (one: PostActor) => boolean): WhyAnswer => {
    const permission = PERMISSIONS.find(
      (one) => !permissions.includes(one) && may({ ...actor, permissions: [...permissions, one] }),
    );
    return permission === undefined
      ? say(false, 'POST_NOT_OWN')
      : reasonInProject(permission, person, project);
  };
  if (!mayRead(actor, post)) return missing((one) => mayRead(one, post));
  if (action === 'read') return say(true, 'POST_ALLOWED');
  if (action === 'edit') {
    if (mayEdit(actor, post)) return isLocked ? say(false, 'POST_LOCKED') : say(true, 'POST_ALLOWED');
    const everybody = { ...actor, permissions: PERMISSIONS };
    return mayEdit(everybody, post) ? missing((one) => mayEdit(one, post)) : say(false, 'POST_STATE');
  }
  const rules = POST_TRANSITIONS.filter(({ name, from }) => name === action && from.includes(post.state));
  if (rules.length === 0) return say(false, 'POST_STATE');
  const open = rules.filter((rule) => rule.may(actor, post));
  if (open.length === 0) return missing((one) => rules.some((rule) => rule.may(one, post)));
  const isBarred = (rule: TransitionRule) =>
    rule.notOwn === true && isOwn(actor, post) && !project.allowSelfApprove;
  return open.every(isBarred) ? say(false, 'POST_OWN') : say(true, 'POST_ALLOWED');
}
