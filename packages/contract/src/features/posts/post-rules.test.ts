import { describe, expect, it } from 'vitest';
import { type PermissionHolder, permissionsIn, permissionsOf } from '../../access/permissions.ts';
import type { Role } from '../../access/roles.ts';
import type { PostState } from './post.ts';
import {
  mayEdit,
  mayRead,
  movesOf,
  type PostActor,
  type PostFacts,
  unmetPublishRules,
} from './post-rules.ts';

function actor(
  role: Role,
  workflowMode: 'TWO_STEP' | 'THREE_STEP' = 'THREE_STEP',
  allowSelfApprove = true,
): PostActor {
  const person: PermissionHolder = { role, permissionGrants: [], permissionDenials: [] };
  const permissions = permissionsIn({ role, permissions: permissionsOf(person) }, { workflowMode });
  return { userId: 'me', permissions, allowSelfApprove };
}

function aPost(state: PostState, createdById = 'me', stateBeforeTrash: PostState | null = null): PostFacts {
  return { state, createdById, stateBeforeTrash };
}

function targets(who: PostActor, post: PostFacts): PostState[] {
  return movesOf(who, post).map((move) => move.to);
}

describe('moves of a post', () => {
  it.each([
    ['AUTHOR', 'DRAFT', 'me', ['TRASHED']],
    ['AUTHOR', 'UNPUBLISHED', 'me', []],
    ['AUTHOR', 'PUBLISHED', 'me', []],
    ['EDITOR', 'DRAFT', 'me', ['TRASHED']],
    ['EDITOR', 'DRAFT', 'other', []],
    ['EDITOR', 'PUBLISHED', 'other', []],
    ['ADMIN', 'DRAFT', 'other', ['PUBLISHED', 'TRASHED']],
    ['ADMIN', 'UNPUBLISHED', 'other', ['PUBLISHED', 'TRASHED']],
    ['ADMIN', 'PUBLISHED', 'other', ['UNPUBLISHED']],
    ['SUPPER_ADMIN', 'PUBLISHED', 'other', ['UNPUBLISHED']],
  ] as const)('of %s with a post in %s made by %s lead to %j', (role, state, createdBy, expected) => {
    expect(targets(actor(role), aPost(state, createdBy))).toEqual(expected);
  });

  it('let EDITOR publish in a project of two steps only', () => {
    expect(targets(actor('EDITOR', 'TWO_STEP'), aPost('DRAFT', 'other'))).toEqual(['PUBLISHED']);
    expect(targets(actor('EDITOR', 'THREE_STEP'), aPost('DRAFT', 'other'))).toEqual([]);
  });

  it('keep people from publishing their own post once the project forbids it', () => {
    expect(targets(actor('ADMIN', 'THREE_STEP', false), aPost('DRAFT'))).toEqual(['TRASHED']);
    expect(targets(actor('ADMIN', 'THREE_STEP', false), aPost('DRAFT', 'other'))).toContain('PUBLISHED');
  });

  it('bring a trashed post back to where it was', () => {
    expect(targets(actor('ADMIN'), aPost('TRASHED', 'other', 'UNPUBLISHED'))).toEqual(['UNPUBLISHED']);
    expect(targets(actor('AUTHOR'), aPost('TRASHED', 'me', 'DRAFT'))).toEqual(['DRAFT']);
    expect(targets(actor('AUTHOR'), aPost('TRASHED', 'me', 'UNPUBLISHED'))).toEqual([]);
  });
});

describe('editing and reading a post', () => {
  it.each([
    ['AUTHOR', 'DRAFT', 'me', true],
    ['AUTHOR', 'UNPUBLISHED', 'me', false],
    ['AUTHOR', 'DRAFT', 'other', false],
    ['AUTHOR', 'PUBLISHED', 'me', false],
    ['EDITOR', 'DRAFT', 'other', true],
    ['EDITOR', 'PUBLISHED', 'other', false],
    ['ADMIN', 'PUBLISHED', 'other', true],
    ['ADMIN', 'TRASHED', 'other', false],
  ] as const)('as %s: a post in %s made by %s may be changed: %s', (role, state, createdBy, expected) => {
    expect(mayEdit(actor(role), aPost(state, createdBy))).toBe(expected);
  });

  it('shows AUTHOR own and published posts only', () => {
    expect(mayRead(actor('AUTHOR'), aPost('DRAFT', 'other'))).toBe(false);
    expect(mayRead(actor('AUTHOR'), aPost('PUBLISHED', 'other'))).toBe(true);
    expect(mayRead(actor('AUTHOR'), aPost('TRASHED', 'me'))).toBe(true);
    expect(mayRead(actor('EDITOR'), aPost('DRAFT', 'other'))).toBe(true);
  });
});

describe('the publish guard', () => {
  it('names every unmet rule with its field', () => {
    const unmet = unmetPublishRules({
      title: 'Không có tiêu đề',
      hasContent: false,
      mainCategory: 'none',
      bylineCount: 0,
    });
    expect(unmet.map((rule) => rule.field)).toEqual(['title', 'content', 'mainCategoryId', 'authors']);
  });

  it('refuses a disabled category and lets a complete post through', () => {
    const complete = { title: 'Ý', hasContent: true, mainCategory: 'enabled', bylineCount: 1 } as const;
    expect(unmetPublishRules(complete)).toEqual([]);
    expect(unmetPublishRules({ ...complete, mainCategory: 'disabled' }).map((rule) => rule.code)).toEqual([
      'CATEGORY_DISABLED',
    ]);
  });
});
