import { describe, expect, test } from 'vitest';
import en from '../texts/en.json' with { type: 'json' };
import vi from '../texts/vi.json' with { type: 'json' };
import { choiceOf, heldByRole, listsAfter, permissionGroups } from './permission-choice.ts';

const NONE = { permissionGrants: [], permissionDenials: [] };

describe('a choice about a permission', () => {
  test('puts it into at most one list', () => {
    const given = listsAfter('tag.edit', 'grant', NONE);
    expect(given).toEqual({ permissionGrants: ['tag.edit'], permissionDenials: [] });
    const taken = listsAfter('tag.edit', 'denial', given);
    expect(taken).toEqual({ permissionGrants: [], permissionDenials: ['tag.edit'] });
    expect(listsAfter('tag.edit', 'role', taken)).toEqual(NONE);
  });

  test('keeps a fixed order in the lists, whatever was chosen first', () => {
    const one = listsAfter('post.pin', 'grant', listsAfter('tag.edit', 'grant', NONE));
    const other = listsAfter('tag.edit', 'grant', listsAfter('post.pin', 'grant', NONE));
    expect(one).toEqual(other);
  });

  test('is read back from the lists, and a denial wins over a grant', () => {
    expect(choiceOf('tag.edit', NONE)).toBe('role');
    expect(choiceOf('tag.edit', { ...NONE, permissionGrants: ['tag.edit'] })).toBe('grant');
    expect(choiceOf('tag.edit', { permissionGrants: ['tag.edit'], permissionDenials: ['tag.edit'] })).toBe(
      'denial',
    );
  });
});

test('a role holds a permission everywhere, only in projects with two approval steps, or nowhere', () => {
  expect(heldByRole('post.publish', 'ADMIN')).toBe('yes');
  expect(heldByRole('post.publish', 'EDITOR')).toBe('twoStep');
  expect(heldByRole('post.publish', 'AUTHOR')).toBe('no');
  expect(heldByRole('post.purge', 'EDITOR')).toBe('no');
});

test('every group of permissions has a name in both languages', () => {
  const keys = permissionGroups().map(([group]) => `group.${group}`);
  for (const texts of [vi, en]) expect(Object.keys(texts)).toEqual(expect.arrayContaining(keys));
});
