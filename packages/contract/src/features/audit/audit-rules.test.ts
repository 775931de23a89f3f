import { describe, expect, it } from 'vitest';
import { permissionsOf } from '../../access/permissions.ts';
import type { Role } from '../../access/role-names.ts';
import { LANGUAGES } from '../../vocabulary/language.ts';
import { AUDIT_ACTIONS } from './audit-actions.ts';
import { activityEntitiesOf, auditEntitiesOf, entityOfAction, isToldField } from './audit-rules.ts';
import {
  auditActionInWords,
  auditEntityInWords,
  auditFieldInWords,
  auditValueInWords,
} from './audit-words.ts';

const visitor = (role: Role, projectId = '1', permissionDenials: readonly string[] = []) => ({
  roles: [role],
  permissions: permissionsOf({ role, permissionGrants: [], permissionDenials }),
  projectId,
});
const CONTENT = ['post', 'category', 'tag'];

describe('Rows are seen by who sees the record', () => {
  it.each([
    ['SUPPER_ADMIN', '1', [...CONTENT, 'user', 'session', 'project', 'import']],
    ['ADMIN', '1', [...CONTENT, 'user', 'session', 'project', 'import']],
    ['ADMIN', '2', [...CONTENT, 'project', 'import']],
    ['EDITOR', '1', [...CONTENT, 'user', 'session', 'project', 'import']],
    ['AUTHOR', '1', [...CONTENT, 'import']],
  ] as const)('%s in project %s', (role, projectId, entities) => {
    expect(auditEntitiesOf(visitor(role, projectId))).toEqual(entities);
  });

  it('and not where the permission was taken', () => {
    const denied = auditEntitiesOf(visitor('ADMIN', '1', ['tag.view', 'user.view']));
    expect(denied).toEqual(['post', 'category', 'project', 'import']);
  });

  it('sign-ins are never activity', () => {
    expect(activityEntitiesOf(visitor('SUPPER_ADMIN'))).not.toContain('session');
  });
});

it('An action is about the thing it begins with, or about the account', () => {
  expect(
    ['post.publish', 'session.end', 'totp.enable', 'user.tick'].map((one) => entityOfAction(one as never)),
  ).toEqual(['post', 'session', 'user', 'user']);
});

describe('What a row tells', () => {
  it.each([
    ['post', 'title', true],
    ['post', 'version', false],
    ['tag', 'name', true],
    ['user', 'name', false],
    ['user', 'displayName', true],
    ['user', 'permissions', false],
    ['user', 'permissionGrants', true],
    ['project', 'name', true],
    ['project', 'projectId', false],
  ])('of %s, %s: %s', (entity, field, told) => {
    expect(isToldField(entity, field)).toBe(told);
  });
});

describe('Words', () => {
  it.each(AUDIT_ACTIONS)('exist in both languages for %s', (action) => {
    const [vi, en] = LANGUAGES.map((language) => auditActionInWords(action, language));
    expect([vi, en]).not.toContain(action);
    expect(vi).not.toBe(en);
  });

  it.each([
    ['state', 'PUBLISHED', 'Đã xuất bản'],
    ['status', 'DISABLED', 'Ngừng hoạt động'],
    ['role', 'AUTHOR', 'Phóng viên'],
    ['permissionGrants', ['post.pin', 'tag.view'], 'Ghim bài, Xem thẻ'],
    ['verifyType', 1, 'Có'],
    ['isFeatured', false, 'Không'],
    ['order', 0, '0'],
    ['title', 'PUBLISHED', 'PUBLISHED'],
    ['content', { length: 20 }, '(văn bản dài)'],
    ['note', null, ''],
  ])('of %s for %j: %s', (field, value, words) => {
    expect(auditValueInWords(field, value, 'vi')).toBe(words);
  });

  it('leave what has none as it is', () => {
    expect(auditActionInWords('cat.purr', 'vi')).toBe('cat.purr');
    expect(auditEntityInWords('constructor', 'vi')).toBe('constructor');
    expect(auditFieldInWords('toString', 'vi')).toBe('toString');
    expect(auditValueInWords('state', 'SOLD', 'vi')).toBe('SOLD');
  });
});
