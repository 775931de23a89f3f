import { describe, expect, it } from 'vitest';
import { NO_PROJECT_RIGHTS, permissionsIn } from '../../../access/permissions.ts';
import { ROLES, type Role } from '../../../access/role-names.ts';
import type { WhyPerson, WhyProject } from '../../../access/why.ts';
import { POST_STATES, type PostState } from '../workflow/post-states.ts';
import { type PostFacts, transitionsOf } from '../workflow/post-transitions.ts';
import { POST_ACTIONS, whyPostAction } from './why-action.ts';

const person = (role: Role, lists: object = {}): WhyPerson => ({
  role,
  permissionGrants: [],
  permissionDenials: [],
  status: 'ENABLE',
  isInAccessDays: true,
  mustChangePassword: false,
  mustSetUpSecondFactor: false,
  ...lists,
});
const project = (lists: object = {}): WhyProject & { allowSelfApprove: boolean } => ({
  projectId: '2',
  workflowMode: 'THREE_STEP',
  status: 'ENABLE',
  isMember: true,
  allowSelfApprove: false,
  ...NO_PROJECT_RIGHTS,
  ...lists,
});
const post = (state: PostState, createdById = '9'): PostFacts => ({
  state,
  createdById,
  assigneeId: null,
  stateBeforeTrash: null,
});
const ask = (options: Partial<Parameters<typeof whyPostAction>[0]>) =>
  whyPostAction({
    action: 'publish',
    userId: '1',
    person: person('EDITOR'),
    project: project(),
    post: post('PENDING_APPROVAL'),
    isLocked: false,
    ...options,
  });

describe('the rule that decides about one post', () => {
  it.each([
    ['the missing permission', {}, false, 'PERMISSION_NEEDS_TWO_STEP', 'post.publish'],
    [
      'the permission taken in this project alone',
      { person: person('ADMIN'), project: project({ permissionDenials: ['post.publish'] }) },
      false,
      'PERMISSION_DENIED_HERE',
      'post.publish',
    ],
    ['its state', { person: person('ADMIN'), post: post('PUBLISHED') }, false, 'POST_STATE', ''],
    [
      'the author, who approves no text of their own',
      { person: person('ADMIN'), post: post('PENDING_APPROVAL', '1') },
      false,
      'POST_OWN',
      '',
    ],
    [
      'that somebody else writes it',
      { action: 'edit', post: post('EDITING'), isLocked: true },
      false,
      'POST_LOCKED',
      '',
    ],
    [
      'that it is not theirs to read',
      { action: 'read', person: person('AUTHOR'), post: post('DRAFT') },
      false,
      'PERMISSION_MISSING',
      'post.editAny',
    ],
    [
      'that only its writer withdraws or submits it',
      { action: 'submit', person: person('AUTHOR'), post: post('PUBLISHED') },
      false,
      'POST_STATE',
      '',
    ],
    ['a membership that is missing', { project: project({ isMember: false }) }, false, 'NOT_A_MEMBER', ''],
    ['nothing', { person: person('ADMIN') }, true, 'POST_ALLOWED', ''],
  ] as const)('is %s', (_name, options, allowed, code, permission) => {
    expect(ask(options as never)).toMatchObject({ allowed, code, params: { permission } });
  });

  const TRANSITIONS = POST_ACTIONS.filter((action) => action !== 'read' && action !== 'edit');
  const cases = ROLES.flatMap((role) => POST_STATES.map((state) => [role, state] as const));

  it.each(cases)('agrees with the transitions that %s may really make: %s', (role, state) => {
    const who = person(role);
    const permissions = permissionsIn(who, project());
    const actor = { userId: '1', permissions, allowSelfApprove: false, workflowMode: 'THREE_STEP' } as const;
    const facts = post(state);
    const open = transitionsOf(actor, facts)
      .filter(({ intermediateSteps }) => intermediateSteps.length === 0)
      .map(({ name }) => name as string);
    const allowed = TRANSITIONS.filter((action) => ask({ action, person: who, post: facts }).allowed);
    expect(allowed).toEqual(TRANSITIONS.filter((action) => open.includes(action)));
  });
});
