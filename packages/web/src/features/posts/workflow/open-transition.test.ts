import { NO_PROJECT_RIGHTS, permissionsIn } from '@toasoan/contract/access/permissions.ts';
import type { Role } from '@toasoan/contract/access/role-names.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import { transitionsOf } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import { describe, expect, it } from 'vitest';
import { aTransition } from '../test-support/a-post.ts';
import { nextStep, openTransition, rulesInTheWay } from './open-transition.ts';

function nextOf(role: Role, state: PostState, own = false, allowSelfApprove = false): string | undefined {
  const workflowMode = 'THREE_STEP';
  const permissions = permissionsIn(
    { role, permissionGrants: [], permissionDenials: [] },
    { workflowMode, ...NO_PROJECT_RIGHTS },
  );
  const actor = { userId: 'me', permissions, allowSelfApprove, workflowMode } as const;
  const post = { state, createdById: own ? 'me' : 'other', assigneeId: null, stateBeforeTrash: null };
  return nextStep(transitionsOf(actor, post).map(openTransition))?.name;
}

describe('the next step', () => {
  it.each([
    ['AUTHOR', 'DRAFT', 'submit'],
    ['AUTHOR', 'SUBMITTED', undefined],
    ['AUTHOR', 'RETURNED', 'submit'],
    ['EDITOR', 'DRAFT', 'submit'],
    ['EDITOR', 'SUBMITTED', 'pickUp'],
    ['EDITOR', 'EDITING', 'forward'],
    ['EDITOR', 'PENDING_APPROVAL', undefined],
  ] as const)('of %s with an own post in %s is %s', (role, state, step) => {
    expect(nextOf(role, state, true)).toBe(step);
  });

  it.each([
    ['SUBMITTED', 'publish'],
    ['PENDING_APPROVAL', 'publish'],
    ['UNPUBLISHED', 'publish'],
    ['PUBLISHED', undefined],
    ['REJECTED', undefined],
  ] as const)('of an administrator with the post of another person in %s is %s', (state, step) => {
    expect(nextOf('ADMIN', state)).toBe(step);
  });

  it('of people who may not approve their own post is to pass it on', () => {
    expect(nextOf('ADMIN', 'DRAFT', true)).toBe('submit');
    expect(nextOf('ADMIN', 'EDITING', true)).toBe('forward');
    expect(nextOf('ADMIN', 'DRAFT', true, true)).toBe('publish');
  });

  it('of an own post that waits for approval is shown with its blockers', () => {
    expect(nextOf('ADMIN', 'PENDING_APPROVAL', true)).toBe('publish');
  });

  it('is never to publish a scheduled post at once', () => {
    expect(nextOf('ADMIN', 'SCHEDULED')).toBeUndefined();
  });
});

describe('the rules that block a transition', () => {
  const delay = { code: 'MIN_DELAY', message: 'Chưa đủ thời gian.' };
  const title = { code: 'TITLE_REQUIRED', message: 'Thiếu tiêu đề.' };

  it('leave out what a later time settles, when the transition asks for a time', () => {
    const transitions = [
      aTransition('publish', 'PUBLISHED', { unmet: [delay, title] }),
      aTransition('schedule', 'SCHEDULED', { needsTime: true, unmet: [delay, title] }),
    ];
    expect(transitions.map((transition) => rulesInTheWay(transition).map(({ code }) => code))).toEqual([
      ['MIN_DELAY', 'TITLE_REQUIRED'],
      ['TITLE_REQUIRED'],
    ]);
  });
});
