import { describe, expect, it } from 'vitest';
import { NO_PROJECT_RIGHTS, permissionsIn } from '../../access/permissions.ts';
import type { Role } from '../../access/roles.ts';
import { mayApply, mayEdit, mayPurge, mayRead, scheduleProblem } from './post-rules.ts';
import { POST_STATES, type PostState } from './workflow/post-states.ts';
import type { PostActor, PostFacts } from './workflow/post-transitions.ts';

function actor(role: Role, workflowMode: 'TWO_STEP' | 'THREE_STEP' = 'THREE_STEP'): PostActor {
  const permissions = permissionsIn(
    { role, permissionGrants: [], permissionDenials: [] },
    { workflowMode, ...NO_PROJECT_RIGHTS },
  );
  return { userId: 'me', permissions, allowSelfApprove: false, workflowMode };
}

function aPost(state: PostState, createdById = 'other'): PostFacts {
  return { state, createdById, assigneeId: null, stateBeforeTrash: null };
}

describe('changing a post', () => {
  const editable = (who: PostActor, createdById: string) =>
    POST_STATES.filter((state) => mayEdit(who, aPost(state, createdById)));

  it('is for its author while it is with them', () => {
    expect(editable(actor('AUTHOR'), 'me')).toEqual(['DRAFT', 'RETURNED']);
    expect(editable(actor('AUTHOR'), 'other')).toEqual([]);
  });

  it('is for editors until it waits for approval, and again once it was public', () => {
    const states = ['DRAFT', 'SUBMITTED', 'EDITING', 'RETURNED', 'PUBLISHED', 'UNPUBLISHED'];
    expect(editable(actor('EDITOR'), 'other')).toEqual(states);
  });

  it('is for approvers while it waits for approval', () => {
    const states = [
      'DRAFT',
      'SUBMITTED',
      'EDITING',
      'RETURNED',
      'PENDING_APPROVAL',
      'SCHEDULED',
      'PUBLISHED',
      'UNPUBLISHED',
    ];
    expect(editable(actor('ADMIN'), 'other')).toEqual(states);
    expect(editable(actor('EDITOR', 'TWO_STEP'), 'other')).toEqual(states);
  });

  it('publishes for users who may edit any post and publish', () => {
    expect(mayApply(actor('EDITOR'), aPost('PUBLISHED'))).toBe(false);
    expect(mayApply(actor('EDITOR', 'TWO_STEP'), aPost('PUBLISHED'))).toBe(true);
    expect(mayApply(actor('ADMIN'), aPost('PUBLISHED'))).toBe(true);
    expect(mayApply(actor('ADMIN'), aPost('UNPUBLISHED'))).toBe(false);
  });
});

describe('reading a post', () => {
  it('shows AUTHOR own and published posts only, EDITOR everything', () => {
    expect(POST_STATES.filter((state) => mayRead(actor('AUTHOR'), aPost(state)))).toEqual(['PUBLISHED']);
    expect(POST_STATES.filter((state) => mayRead(actor('AUTHOR'), aPost(state, 'me')))).toEqual(POST_STATES);
    expect(POST_STATES.filter((state) => mayRead(actor('EDITOR'), aPost(state)))).toEqual(POST_STATES);
  });
});

describe('removing a post permanently', () => {
  it.each([
    ['SUPPER_ADMIN', 'TRASHED', false, true],
    ['SUPPER_ADMIN', 'TRASHED', true, false],
    ['SUPPER_ADMIN', 'DRAFT', false, false],
    ['ADMIN', 'TRASHED', false, false],
  ] as const)('by %s of one in %s, ever public %s: %s', (role, state, everPublished, expected) => {
    expect(mayPurge(actor(role), { ...aPost(state), everPublished })).toBe(expected);
  });
});

it('a post is scheduled between one minute and 365 days ahead', () => {
  const [minute, day] = [60_000, 86_400_000];
  expect(scheduleProblem(minute, 0)).toBe('TIME_TOO_SOON');
  expect(scheduleProblem(minute + 1, 0)).toBeUndefined();
  expect(scheduleProblem(365 * day, 0)).toBeUndefined();
  expect(scheduleProblem(365 * day + 1, 0)).toBe('TIME_TOO_FAR');
});
