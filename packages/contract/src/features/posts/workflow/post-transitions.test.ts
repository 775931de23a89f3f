import { describe, expect, it } from 'vitest';
import { NO_PROJECT_RIGHTS, permissionsIn } from '../../../access/permissions.ts';
import type { Role } from '../../../access/roles.ts';
import type { WorkflowMode } from '../../projects/project.ts';
import { POST_STATES, type PostState } from './post-states.ts';
import { type PostActor, type PostFacts, transitionsOf } from './post-transitions.ts';

interface Options {
  readonly workflowMode?: WorkflowMode;
  readonly allowSelfApprove?: boolean;
  readonly grants?: readonly string[];
  readonly denials?: readonly string[];
}

function actor(role: Role, options: Options = {}): PostActor {
  const { workflowMode = 'THREE_STEP', allowSelfApprove = false, grants = [], denials = [] } = options;
  const person = { role, permissionGrants: [...grants], permissionDenials: [...denials] };
  const permissions = permissionsIn(person, { workflowMode, ...NO_PROJECT_RIGHTS });
  return { userId: 'me', permissions, allowSelfApprove, workflowMode };
}

const post = (state: PostState, facts: Partial<PostFacts> = {}): PostFacts => ({
  state,
  createdById: 'other',
  assigneeId: null,
  stateBeforeTrash: null,
  ...facts,
});
const MINE = { createdById: 'me' };

/** Every transition as "name STATE", after its intermediate steps. */
const summary = (who: PostActor, facts: PostFacts) =>
  transitionsOf(who, facts).map(({ intermediateSteps, name, to }) =>
    [...intermediateSteps, `${name} ${to}`].join(' > '),
  );

describe('transitions that are open at once', () => {
  it.each<[Role, PostFacts, readonly string[]]>([
    ['AUTHOR', post('DRAFT', MINE), ['submit SUBMITTED', 'trash TRASHED']],
    ['AUTHOR', post('RETURNED', MINE), ['submit SUBMITTED']],
    ['AUTHOR', post('SUBMITTED', MINE), ['withdraw DRAFT']],
    ['AUTHOR', post('DRAFT'), []],
    ['AUTHOR', post('EDITING', MINE), []],
    ['AUTHOR', post('PENDING_APPROVAL', MINE), []],
    ['AUTHOR', post('REJECTED', MINE), []],
    ['AUTHOR', post('SCHEDULED', MINE), []],
    ['AUTHOR', post('PUBLISHED', MINE), []],
    ['AUTHOR', post('UNPUBLISHED', MINE), []],
    ['AUTHOR', post('TRASHED', { ...MINE, stateBeforeTrash: 'DRAFT' }), ['restore DRAFT']],
    ['AUTHOR', post('TRASHED', { ...MINE, stateBeforeTrash: 'RETURNED' }), []],
    ['EDITOR', post('DRAFT'), ['submit SUBMITTED']],
    ['EDITOR', post('SUBMITTED'), ['pickUp EDITING', 'return RETURNED', 'reject REJECTED']],
    ['EDITOR', post('EDITING'), ['return RETURNED', 'forward PENDING_APPROVAL']],
    [
      'EDITOR',
      post('EDITING', { assigneeId: 'me' }),
      ['release SUBMITTED', 'return RETURNED', 'forward PENDING_APPROVAL'],
    ],
    ['EDITOR', post('PENDING_APPROVAL'), []],
    ['EDITOR', post('SCHEDULED'), []],
    ['EDITOR', post('PUBLISHED'), []],
    ['EDITOR', post('REJECTED'), []],
    ['EDITOR', post('TRASHED', { stateBeforeTrash: 'DRAFT' }), []],
    [
      'ADMIN',
      post('PENDING_APPROVAL'),
      ['return RETURNED', 'sendBack EDITING', 'reject REJECTED', 'publish PUBLISHED', 'schedule SCHEDULED'],
    ],
    [
      'ADMIN',
      post('SCHEDULED'),
      ['publish PUBLISHED', 'reschedule SCHEDULED', 'cancelSchedule PENDING_APPROVAL'],
    ],
    ['ADMIN', post('PUBLISHED'), ['unpublish UNPUBLISHED', 'takeDown TAKEN_DOWN']],
    ['ADMIN', post('REJECTED'), ['reopen DRAFT', 'trash TRASHED']],
    ['ADMIN', post('TAKEN_DOWN'), []],
    ['ADMIN', post('TRASHED', { stateBeforeTrash: 'UNPUBLISHED' }), ['restore UNPUBLISHED']],
    ['SUPPER_ADMIN', post('TAKEN_DOWN'), ['reinstate PUBLISHED']],
  ])('of %s with %o: %j', (role, facts, expected) => {
    const direct = transitionsOf(actor(role), facts).filter(
      ({ intermediateSteps }) => intermediateSteps.length === 0,
    );
    expect(direct.map(({ name, to }) => `${name} ${to}`)).toEqual(expected);
  });

  it('let EDITOR approve, publish and schedule in a project with two steps', () => {
    const editor = actor('EDITOR', { workflowMode: 'TWO_STEP' });
    expect(summary(editor, post('EDITING'))).toContain('publish PUBLISHED');
    expect(summary(editor, post('PENDING_APPROVAL'))).toContain('schedule SCHEDULED');
    expect(summary(editor, post('PENDING_APPROVAL'))).toContain('sendBack EDITING');
    expect(summary(editor, post('PUBLISHED'))).toEqual([]);
  });

  it('publish from editing only with two steps', () => {
    expect(summary(actor('ADMIN'), post('EDITING'))).not.toContain('publish PUBLISHED');
    expect(summary(actor('ADMIN', { workflowMode: 'TWO_STEP' }), post('EDITING'))).toContain(
      'publish PUBLISHED',
    );
  });

  it('follow single granted and denied permissions', () => {
    expect(summary(actor('EDITOR', { grants: ['post.publish'] }), post('PENDING_APPROVAL'))).toEqual([
      'publish PUBLISHED',
    ]);
    expect(summary(actor('ADMIN', { denials: ['post.publish'] }), post('SCHEDULED'))).toEqual([
      'reschedule SCHEDULED',
      'cancelSchedule PENDING_APPROVAL',
    ]);
    expect(summary(actor('AUTHOR', { denials: ['post.submit'] }), post('DRAFT', MINE))).toEqual([
      'trash TRASHED',
    ]);
  });

  it('never lead from a public or taken down post to the trash', () => {
    for (const state of ['PUBLISHED', 'TAKEN_DOWN', 'EXPIRED', 'SCHEDULED'] as const) {
      expect(transitionsOf(actor('SUPPER_ADMIN'), post(state)).map(({ to }) => to)).not.toContain('TRASHED');
    }
  });
});

describe('transitions with intermediate steps', () => {
  it('lead a user who may make each step from a draft to publication', () => {
    expect(summary(actor('ADMIN'), post('DRAFT'))).toEqual([
      'submit SUBMITTED',
      'trash TRASHED',
      'submit > pickUp > forward > publish PUBLISHED',
      'submit > pickUp > forward > schedule SCHEDULED',
    ]);
  });

  it('are as short as the workflow allows', () => {
    const admin = actor('ADMIN', { workflowMode: 'TWO_STEP' });
    expect(summary(admin, post('SUBMITTED'))).toContain('pickUp > publish PUBLISHED');
    expect(summary(admin, post('EDITING'))).toContain('forward > schedule SCHEDULED');
  });

  it('begin with reopening for a previously public post, never for a rejected one', () => {
    const way = 'reopen > submit > pickUp > forward > publish PUBLISHED';
    expect(summary(actor('ADMIN'), post('UNPUBLISHED'))).toContain(way);
    expect(summary(actor('ADMIN'), post('EXPIRED'))).toContain(way);
    expect(
      summary(actor('ADMIN'), post('REJECTED')).some((transition) => transition.includes('PUBLISHED')),
    ).toBe(false);
  });

  it('are closed to a user who may not make one of the steps', () => {
    const ends = (who: PostActor) => transitionsOf(who, post('DRAFT')).map(({ to }) => to);
    expect(ends(actor('ADMIN', { denials: ['post.forward'] }))).not.toContain('PUBLISHED');
    expect(ends(actor('EDITOR', { grants: ['post.publish'] }))).toContain('PUBLISHED');
    expect(ends(actor('EDITOR'))).not.toContain('PUBLISHED');
  });

  it('contain no step that requires a reason', () => {
    for (const state of POST_STATES) {
      for (const { intermediateSteps } of transitionsOf(actor('SUPPER_ADMIN'), post(state))) {
        expect(
          intermediateSteps.filter((name) => ['return', 'reject', 'sendBack', 'unpublish'].includes(name)),
        ).toEqual([]);
      }
    }
  });
});

describe("the user's own text", () => {
  const barred = (who: PostActor, facts: PostFacts) =>
    transitionsOf(who, facts).flatMap(({ name, isBarred }) => (isBarred ? [name] : []));

  it('waits for another user before it is published or scheduled', () => {
    expect(barred(actor('ADMIN'), post('PENDING_APPROVAL', MINE))).toEqual(['publish', 'schedule']);
    expect(barred(actor('ADMIN'), post('DRAFT', MINE))).toEqual(['publish', 'schedule']);
    expect(barred(actor('ADMIN'), post('PENDING_APPROVAL'))).toEqual([]);
  });

  it('does not wait if the project allows it, and its time may be changed', () => {
    const free = actor('ADMIN', { allowSelfApprove: true });
    expect(barred(free, post('PENDING_APPROVAL', MINE))).toEqual([]);
    expect(barred(actor('ADMIN'), post('SCHEDULED', MINE))).toEqual(['publish']);
  });
});

it('a transition says whether it needs a reason, a time or a case, and what is checked before it', () => {
  const deps = (state: PostState) =>
    transitionsOf(actor('SUPPER_ADMIN'), post(state)).flatMap((transition) => {
      const asked = [
        transition.needsReason && 'reason',
        transition.needsTime && 'time',
        transition.needsCase && 'case',
      ];
      return transition.intermediateSteps.length > 0
        ? []
        : [[transition.name, transition.guard, ...asked.filter(Boolean)].join(' ')];
    });
  expect(deps('PENDING_APPROVAL')).toEqual([
    'return none reason',
    'sendBack none reason',
    'reject none reason',
    'publish publish',
    'schedule publish time',
  ]);
  expect(deps('PUBLISHED')).toEqual(['unpublish none reason', 'takeDown none reason case']);
  expect(deps('TAKEN_DOWN')).toEqual(['reinstate publish reason']);
  expect(deps('EDITING')).toEqual(['release none', 'return none reason', 'forward forward']);
  expect(deps('DRAFT')).toEqual(['submit submit', 'trash none']);
});
