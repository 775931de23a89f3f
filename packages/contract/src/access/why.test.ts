import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../vocabulary/language.ts';
import { AREA_RULES, type AreaKey } from './area-rules.ts';
import { canEnter } from './can-enter.ts';
import { ANY_SESSION, inArea, WITHOUT_TOKEN } from './endpoint-access.ts';
import { permissionsIn } from './permissions.ts';
import { ROLES } from './role-names.ts';
import { type WhyPerson, type WhyProject, type WhyQuestion, why } from './why.ts';
import { whyInWords } from './why-texts.ts';

const person = (options: Partial<WhyPerson> = {}): WhyPerson => ({
  role: 'EDITOR',
  permissionGrants: [],
  permissionDenials: [],
  status: 'ENABLE',
  isInAccessDays: true,
  mustChangePassword: false,
  mustSetUpSecondFactor: false,
  ...options,
});
const project = (options: Partial<WhyProject> = {}): WhyProject => ({
  projectId: '1',
  workflowMode: 'THREE_STEP',
  permissionGrants: [],
  permissionDenials: [],
  status: 'ENABLE',
  isMember: true,
  ...options,
});
const ask = (options: Partial<WhyQuestion> = {}) =>
  why({ access: inArea('posts'), person: person(), project: project(), ...options });

describe('the deciding rule', () => {
  it.each([
    ['no sign-in', { access: WITHOUT_TOKEN }, true, 'NO_SIGN_IN_NEEDED'],
    ['any session', { access: ANY_SESSION }, true, 'ANY_SESSION'],
    ['an area for all', { access: inArea('profile'), project: 'none' }, true, 'OPEN_TO_EVERYONE'],
    ['an area for some roles', { access: inArea('users') }, true, 'ROLE_LISTED'],
    ['the permission of the role', {}, true, 'PERMISSION_BY_ROLE'],
    [
      'a permission given to the person',
      { access: inArea('posts', 'post.publish'), person: person({ permissionGrants: ['post.publish'] }) },
      true,
      'PERMISSION_GRANTED',
    ],
    [
      'the workflow of the project',
      { access: inArea('posts', 'post.publish'), project: project({ workflowMode: 'TWO_STEP' }) },
      true,
      'PERMISSION_BY_WORKFLOW',
    ],
    [
      'a permission given in this project alone',
      { access: inArea('posts', 'post.purge'), project: project({ permissionGrants: ['post.purge'] }) },
      true,
      'PERMISSION_GRANTED_HERE',
    ],
    [
      'one given here and taken everywhere else',
      {
        person: person({ permissionDenials: ['post.view'] }),
        project: project({ permissionGrants: ['post.view'] }),
      },
      true,
      'PERMISSION_GRANTED_HERE',
    ],
    [
      'a permission taken in this project alone',
      { project: project({ permissionDenials: ['post.view'] }) },
      false,
      'PERMISSION_DENIED_HERE',
    ],
    ['a disabled account', { person: person({ status: 'DISABLED' }) }, false, 'ACCOUNT_DISABLED'],
    [
      'an account on a day that is not its own',
      { person: person({ isInAccessDays: false }) },
      false,
      'OUTSIDE_ACCESS_DAYS',
    ],
    ['a password to be changed', { person: person({ mustChangePassword: true }) }, false, 'PASSWORD_CHANGE'],
    [
      'a second factor that is due',
      { person: person({ mustSetUpSecondFactor: true }) },
      false,
      'SECOND_FACTOR',
    ],
    ['no project chosen', { project: 'none' }, false, 'PROJECT_REQUIRED'],
    ['a project that does not exist', { project: 'unknown' }, false, 'PROJECT_UNKNOWN'],
    ["another's project", { project: project({ isMember: false }) }, false, 'NOT_A_MEMBER'],
    ['an archived project', { project: project({ status: 'DISABLED' }) }, false, 'PROJECT_ARCHIVED'],
    [
      'a role that is not listed',
      { access: inArea('users'), person: person({ role: 'AUTHOR' }) },
      false,
      'ROLE_NOT_LISTED',
    ],
    [
      'an area the project does not have',
      { access: inArea('users'), project: project({ projectId: '2' }) },
      false,
      'NOT_IN_THIS_PROJECT',
    ],
    [
      'a permission taken from the person',
      { person: person({ permissionDenials: ['post.view'] }) },
      false,
      'PERMISSION_DENIED',
    ],
    [
      'a permission of two-step projects',
      { access: inArea('posts', 'post.publish') },
      false,
      'PERMISSION_NEEDS_TWO_STEP',
    ],
    ['a permission that is missing', { access: inArea('posts', 'post.purge') }, false, 'PERMISSION_MISSING'],
  ] as const)('%s', (_name, options, allowed, code) => {
    expect(ask(options)).toMatchObject({ allowed, code });
  });

  it('names the permission and the roles that have it', () => {
    expect(ask({ access: inArea('posts', 'post.unpublish') }).params).toEqual({
      role: 'EDITOR',
      roles: ['ADMIN', 'SUPPER_ADMIN'],
      permission: 'post.unpublish',
      projectId: '1',
    });
  });

  it('reads as a sentence in both languages, without an unfilled placeholder', () => {
    const answer = ask({ access: inArea('posts', 'post.purge') });
    expect(whyInWords(answer, 'Cổng', 'vi')).toBe(
      'Không được phép: thiếu quyền “Xóa vĩnh viễn bài viết”, có sẵn ở Quản trị hệ thống.',
    );
    for (const language of LANGUAGES) expect(whyInWords(answer, 'Cổng', language)).not.toMatch(/[{}]/);
  });
});

describe('the answer about an area equals that of menu, routes and server', () => {
  const projects = [
    project(),
    project({ projectId: '2' }),
    project({ projectId: '3', workflowMode: 'TWO_STEP' }),
    project({ projectId: '4', permissionGrants: ['user.view'], permissionDenials: ['tag.view'] }),
    'none',
  ] as const;
  const people = ROLES.flatMap((role) => [
    person({ role }),
    person({ role, permissionGrants: ['user.view', 'post.view'] }),
    person({ role, permissionDenials: ['user.view', 'tag.view'] }),
  ]);

  it.each(Object.keys(AREA_RULES) as AreaKey[])('%s', (area) => {
    for (const who of people)
      for (const where of projects) {
        const here = where === 'none' ? undefined : where;
        const visitor = {
          roles: [who.role],
          permissions: permissionsIn(who, here),
          projectId: here?.projectId ?? '',
        };
        const { allowed } = why({ access: inArea(area), person: who, project: where });
        expect(allowed).toBe(canEnter(AREA_RULES[area], visitor));
      }
  });
});
