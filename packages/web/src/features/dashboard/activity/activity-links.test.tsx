import { PERMISSIONS, type Permission } from '@toasoan/contract/access/permissions.ts';
import type { Role } from '@toasoan/contract/access/role-names.ts';
import { describe, expect, test } from 'vitest';
import { anActivity } from '../test-support/sample-dashboard.ts';
import { activityLinks } from './activity-links.ts';

const visitor = (role: Role = 'ADMIN', permissions: readonly Permission[] = PERMISSIONS) => ({
  roles: [role],
  permissions,
  projectId: '1',
});
const linkOf = (action: string, entity: string, who = visitor()) => {
  const entry = anActivity({ action, entity, entityId: '7' });
  return activityLinks([entry], who)(entry);
};

describe('an entry leads to its record', () => {
  test.each([
    ['post.publish', 'post', '/manager_post/view/7'],
    ['post.delete', 'post', '/manager_post/view/7'],
    ['category.move', 'category', '/setting_post/manager_category?open=7'],
    ['tag.create', 'tag', '/setting_post/manager_tag?open=7'],
    ['user.update', 'user', '/manager_user/manager_user_account?open=7'],
    ['project.update', 'project', '/view_project'],
  ])('%s', (action, entity, link) => {
    expect(linkOf(action, entity)).toBe(link);
  });
});

describe('an entry has no link', () => {
  test.each(['tag.delete', 'category.delete', 'user.delete', 'post.undoImport', 'tag.undoImport'])(
    'after %s',
    (action) => {
      expect(linkOf(action, action.split('.')[0] ?? '')).toBeUndefined();
    },
  );

  test('when a later one removed its record', () => {
    const made = anActivity({ id: '1', action: 'tag.create', entity: 'tag', entityId: '7' });
    const other = anActivity({ id: '2', action: 'tag.create', entity: 'tag', entityId: '8' });
    const ended = anActivity({ id: '3', action: 'tag.delete', entity: 'tag', entityId: '7' });
    const links = activityLinks([ended, other, made], visitor());
    expect([made, other].map(links)).toEqual([undefined, '/setting_post/manager_tag?open=8']);
  });

  test('for a user without access to the area', () => {
    expect(linkOf('user.update', 'user', visitor('AUTHOR'))).toBeUndefined();
    expect(linkOf('project.update', 'project', visitor('AUTHOR'))).toBeUndefined();
    expect(linkOf('tag.create', 'tag', visitor('ADMIN', ['post.view']))).toBeUndefined();
  });

  test('where the kind of record has no page', () => {
    expect(linkOf('import.run', 'import')).toBeUndefined();
  });
});
