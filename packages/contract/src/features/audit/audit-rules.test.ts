import { describe, expect, it } from 'vitest';
import { permissionsIn } from '../../access/permissions.ts';
import type { Role } from '../../access/role-names.ts';
import { AUDIT_ACTIONS } from '../../core/audit-kinds.ts';
import { LANGUAGES } from '../../vocabulary/language.ts';
import { CATEGORY_KINDS, VIEW_MODES } from '../categories/category.ts';
import { PROJECT_COLORS, PROJECT_KINDS } from '../projects/project.ts';
import { TAG_KINDS } from '../tags/tag.ts';
import { ACCOUNT_TYPES } from '../users/user.ts';
import { activityEntitiesOf, auditEntitiesOf, entityOfAction, isListedField } from './audit-rules.ts';
import { AUDIT_VALUE_TEXTS } from './audit-value-texts.ts';
import {
  auditActionInWords,
  auditEntityInWords,
  auditFieldInWords,
  auditValueInWords,
} from './audit-words.ts';

const visitor = (role: Role, projectId = '1', permissionDenials: readonly string[] = []) => ({
  roles: [role],
  permissions: permissionsIn({ role, permissionGrants: [], permissionDenials }, undefined),
  projectId,
});
const CONTENT = ['post', 'postSkeleton', 'event', 'category', 'tag'];
/** Project 2 has no events. */
const CONTENT_OF_2 = ['post', 'postSkeleton', 'category', 'tag'];
/** Project 2 has no authors' accounts, where the months of royalties are closed. */
const LEGAL_OF_2 = [
  'takedown',
  'correction',
  'correctionRequest',
  'dataRequest',
  'webhook',
  'royalty',
  'royaltyRate',
];
const LEGAL = [...LEGAL_OF_2, 'royaltyMonth'];
const COMMENTS = ['comment', 'commentBan', 'commentRules'];
const TRANSLATION_OF_EDITORS = ['glossaryEntry', 'translation', 'translationSuggestion'];
const TRANSLATION = [...TRANSLATION_OF_EDITORS, 'apiKey'];
const CONTESTS = [
  'contest',
  'submission',
  'contestAward',
  'juror',
  'contestRound',
  'juryScore',
  'contestVote',
];
const FILES = ['media', 'mediaFolder', 'mediaTemplate', 'mediaCollection'];

describe('Rows are seen by who sees the record', () => {
  it.each([
    [
      'SUPPER_ADMIN',
      '1',
      [
        'post',
        'postSkeleton',
        'event',
        'page',
        'category',
        'tag',
        'internalLink',
        'menu',
        'sidebar',
        'footer',
        'contentTemplate',
        'layout',
        'partnerLogo',
        'parserSource',
        'parserTemplate',
        'crawledItem',
        'sourceCategory',
        'sourceLink',
        'user',
        'session',
        'refusal',
        'auditLog',
        'project',
        'import',
        'savedView',
        ...LEGAL,
        ...COMMENTS,
        ...FILES,
        ...TRANSLATION,
        'machineTranslation',
        ...CONTESTS,
      ],
    ],
    [
      'ADMIN',
      '1',
      [
        ...CONTENT,
        'internalLink',
        'contentTemplate',
        'layout',
        'user',
        'session',
        'auditLog',
        'project',
        'import',
        'savedView',
        ...LEGAL,
        ...COMMENTS,
        ...FILES,
        ...TRANSLATION,
        ...CONTESTS,
      ],
    ],
    [
      'ADMIN',
      '2',
      [
        ...CONTENT_OF_2,
        'internalLink',
        'contentTemplate',
        'layout',
        'auditLog',
        'project',
        'import',
        'savedView',
        ...LEGAL_OF_2,
        ...COMMENTS,
        ...FILES,
        ...TRANSLATION,
        ...CONTESTS,
      ],
    ],
    [
      'EDITOR',
      '1',
      [
        ...CONTENT,
        'internalLink',
        'user',
        'session',
        'project',
        'import',
        'savedView',
        'takedown',
        'correctionRequest',
        ...COMMENTS,
        ...FILES,
        ...TRANSLATION_OF_EDITORS,
        ...CONTESTS,
      ],
    ],
    ['AUTHOR', '1', [...CONTENT, 'contentTemplate', 'layout', 'import', 'savedView', ...FILES, ...CONTESTS]],
  ] as const)('%s in project %s', (role, projectId, entities) => {
    expect(auditEntitiesOf(visitor(role, projectId))).toEqual(entities);
  });

  it('and not where the permission was taken', () => {
    const denied = auditEntitiesOf(visitor('ADMIN', '1', ['tag.view', 'user.view']));
    expect(denied).toEqual([
      'post',
      'postSkeleton',
      'event',
      'category',
      'internalLink',
      'contentTemplate',
      'layout',
      'auditLog',
      'project',
      'import',
      'savedView',
      ...LEGAL,
      ...COMMENTS,
      ...FILES,
      ...TRANSLATION,
      ...CONTESTS,
    ]);
  });

  it('sign-ins and views that people keep for themselves are never activity', () => {
    const shown: readonly string[] = activityEntitiesOf(visitor('SUPPER_ADMIN'));
    for (const entity of ['session', 'savedView']) expect(shown).not.toContain(entity);
  });
});

it('An action is about the thing it begins with, or about the account', () => {
  expect(
    ['post.publish', 'session.end', 'totp.enable', 'user.tick'].map((one) => entityOfAction(one as never)),
  ).toEqual(['post', 'session', 'user', 'user']);
});

describe('The fields of a row', () => {
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
  ])('of %s, %s: %s', (entity, field, reported) => {
    expect(isListedField(entity, field)).toBe(reported);
  });
});

describe('Words', () => {
  it.each(AUDIT_ACTIONS)('exist in both languages for %s', (action) => {
    const [vi, en] = LANGUAGES.map((language) => auditActionInWords(action, language));
    expect([vi, en]).not.toContain(action);
    expect(vi).not.toBe(en);
  });

  it.each([
    ['post', 'state', 'PUBLISHED', 'Đã xuất bản'],
    ['tag', 'status', 'ENABLE', 'Hoạt động'],
    ['user', 'role', 'AUTHOR', 'Phóng viên'],
    ['user', 'permissionGrants', ['post.pin', 'tag.view'], 'Ghim bài, Xem thẻ'],
    ['user', 'verifyType', 1, 'Có'],
    ['tag', 'kind', 'TOPIC', 'Chủ đề'],
    ['category', 'kind', 'TOPIC', 'Chuyên đề'],
    ['project', 'color', 'slate', 'Xám đá'],
    ['category', 'color', '#aa0000', '#aa0000'],
    ['tag', 'isFeatured', false, 'Không'],
    ['category', 'order', 0, '0'],
    ['post', 'title', 'PUBLISHED', 'PUBLISHED'],
    ['post', 'content', { length: 20 }, '(văn bản dài)'],
    ['post', 'note', null, ''],
  ])('of %s, %s for %j: %s', (entity, field, value, words) => {
    expect(auditValueInWords({ entity, field }, value, 'vi')).toBe(words);
  });

  it.each([
    ['tag.kind', TAG_KINDS],
    ['category.kind', CATEGORY_KINDS],
    ['viewMode', VIEW_MODES],
    ['project.kind', PROJECT_KINDS],
    ['project.color', PROJECT_COLORS],
    ['accountType', ACCOUNT_TYPES],
  ])('stand for every value of %s', (key, values) => {
    expect(Object.keys(AUDIT_VALUE_TEXTS[key] ?? {}).sort()).toEqual([...values].sort());
  });

  it('leave what has none as it is', () => {
    expect(auditActionInWords('cat.purr', 'vi')).toBe('cat.purr');
    expect(auditEntityInWords('constructor', 'vi')).toBe('constructor');
    expect(auditFieldInWords('toString', 'vi')).toBe('toString');
    expect(auditValueInWords({ entity: 'post', field: 'state' }, 'SOLD', 'vi')).toBe('SOLD');
  });
});
