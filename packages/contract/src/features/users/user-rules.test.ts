import { describe, expect, it } from 'vitest';
import { NO_PROJECT_RIGHTS } from '../../access/permissions.ts';
import { ROLES, type Role } from '../../access/role-names.ts';
import {
  losesSuperAdmin,
  refusalOfUserChange,
  type UserActor,
  type UserField,
  type UserRights,
  type UserTarget,
} from './user-rules.ts';

const ONE = { projectId: '1', workflowMode: 'THREE_STEP', ...NO_PROJECT_RIGHTS } as const;
const THREE = { ...ONE, projectId: '3', workflowMode: 'TWO_STEP' } as const;
const FOREIGN = { ...ONE, projectId: '9' } as const;

const actor = (role: Role, options: Partial<UserRights> = {}): UserActor => ({
  userId: '10',
  role,
  permissionGrants: [],
  permissionDenials: [],
  projects: [ONE, THREE],
  ...options,
});
const target = (role: Role, options: Partial<UserTarget> = {}): UserTarget => ({
  userId: '20',
  role,
  permissionGrants: [],
  permissionDenials: [],
  projects: [ONE],
  ...options,
});
const acts = (who: UserActor, whom: UserTarget, ...fields: UserField[]) =>
  refusalOfUserChange(who, whom, { fields });
/** The account with these fields changed. */
const gives = (who: UserActor, whom: UserTarget, change: Partial<UserRights>) =>
  refusalOfUserChange(who, whom, {
    fields: Object.keys(change) as UserField[],
    rights: { ...whom, ...change },
  });

const SOLE: readonly UserField[] = [
  'email',
  'role',
  'permissionGrants',
  'permissionDenials',
  'status',
  'password',
  'secondFactor',
  'sessions',
  'unlock',
  'removal',
];
const NAME_ONLY: readonly UserField[] = ['displayName', 'mobile', 'tick'];

describe('below SUPPER_ADMIN, a user acts only on accounts whose role is not above their own', () => {
  const ranks: readonly Role[] = [...ROLES].reverse();

  it.each(ranks.flatMap((who) => ranks.map((whom) => [who, whom] as const)))('%s on %s', (who, whom) => {
    const refusal = acts(actor(who), target(whom), 'displayName');
    const isAbove = ranks.indexOf(whom) > ranks.indexOf(who);
    expect(refusal).toEqual(isAbove ? { rule: 'ROLE_ABOVE' } : undefined);
  });

  it('below SUPPER_ADMIN, a user gives no role above their own', () => {
    expect(gives(actor('ADMIN'), target('EDITOR'), { role: 'SUPPER_ADMIN' })).toEqual({
      rule: 'ROLE_ABOVE',
      field: 'role',
    });
    expect(gives(actor('ADMIN'), target('EDITOR'), { role: 'ADMIN' })).toBeUndefined();
    expect(gives(actor('SUPPER_ADMIN'), target('EDITOR'), { role: 'SUPPER_ADMIN' })).toBeUndefined();
  });
});

describe('a user gives and takes only projects they belong to', () => {
  const refused = { rule: 'PROJECT_NOT_YOURS', field: 'projects' };

  it('gives their own projects and no other', () => {
    expect(gives(actor('ADMIN'), target('AUTHOR'), { projects: [ONE, THREE] })).toBeUndefined();
    expect(gives(actor('ADMIN'), target('AUTHOR'), { projects: [ONE, FOREIGN] })).toEqual(refused);
  });

  it('takes their own projects and no other', () => {
    const both = target('AUTHOR', { projects: [ONE, FOREIGN] });
    expect(gives(actor('ADMIN'), both, { projects: [FOREIGN] })).toBeUndefined();
    expect(gives(actor('ADMIN'), both, { projects: [ONE] })).toEqual(refused);
  });

  it('SUPPER_ADMIN gives and takes any project', () => {
    const everywhere = actor('SUPPER_ADMIN', { projects: [] });
    expect(gives(everywhere, target('AUTHOR'), { projects: [FOREIGN] })).toBeUndefined();
  });
});

describe('a user gives and takes only permissions they hold', () => {
  const without = actor('ADMIN', { permissionDenials: ['post.publish'] });

  it('grants permissions they hold and nothing else', () => {
    expect(gives(actor('ADMIN'), target('EDITOR'), { permissionGrants: ['post.publish'] })).toBeUndefined();
    expect(gives(actor('ADMIN'), target('EDITOR'), { permissionGrants: ['post.purge'] })).toEqual({
      rule: 'PERMISSION_NOT_YOURS',
      field: 'permissionGrants',
    });
    expect(gives(without, target('EDITOR'), { permissionGrants: ['post.publish'] })).toEqual({
      rule: 'PERMISSION_NOT_YOURS',
      field: 'permissionGrants',
    });
  });

  it('cannot remove grants or denials of permissions they do not hold', () => {
    const granted = target('EDITOR', { permissionGrants: ['post.purge'] });
    const denied = target('ADMIN', { permissionDenials: ['post.publish'] });
    expect(gives(actor('ADMIN'), granted, { permissionGrants: [] })).toMatchObject({
      field: 'permissionGrants',
    });
    expect(gives(without, denied, { permissionDenials: [] })).toMatchObject({ field: 'permissionDenials' });
    expect(gives(actor('ADMIN'), denied, { permissionDenials: [] })).toBeUndefined();
  });

  it('cannot give or take a role that includes such a permission', () => {
    const refused = { rule: 'PERMISSION_NOT_YOURS', field: 'role' };
    expect(gives(without, target('EDITOR'), { role: 'ADMIN' })).toEqual(refused);
    expect(gives(without, target('ADMIN'), { role: 'AUTHOR' })).toEqual(refused);
    expect(gives(without, target('AUTHOR'), { role: 'EDITOR' })).toBeUndefined();
  });

  it('appoints a lower role with the rights that only it has, and grants none of them by hand', () => {
    const nobody = target('AUTHOR', { userId: undefined, projects: [] });
    const making = (permissionGrants: readonly string[]) =>
      refusalOfUserChange(actor('EDITOR'), nobody, {
        fields: ['displayName'],
        rights: { ...nobody, projects: [ONE], permissionGrants },
      });
    expect(making([])).toBeUndefined();
    expect(making(['layout.edit'])).toMatchObject({ rule: 'PERMISSION_NOT_YOURS' });
  });

  it('counts what the workflow of a project adds to a role', () => {
    const change = { role: 'EDITOR', projects: [ONE, THREE] } as const;
    expect(gives(without, target('AUTHOR'), change)).toMatchObject({ rule: 'PERMISSION_NOT_HELD_THERE' });
    expect(gives(actor('ADMIN'), target('AUTHOR'), change)).toBeUndefined();
    const editor = target('EDITOR', { projects: [THREE] });
    expect(gives(without, editor, { role: 'AUTHOR' })).toMatchObject({ rule: 'PERMISSION_NOT_YOURS' });
    expect(gives(actor('ADMIN'), editor, { role: 'AUTHOR' })).toBeUndefined();
  });

  it('applies to a new account too', () => {
    const nobody = target('AUTHOR', { userId: undefined, projects: [] });
    expect(gives(actor('ADMIN'), nobody, { role: 'ADMIN', projects: [ONE] })).toBeUndefined();
    expect(gives(without, nobody, { role: 'ADMIN', projects: [ONE] })).toMatchObject({
      rule: 'PERMISSION_NOT_YOURS',
    });
    expect(gives(actor('ADMIN'), nobody, { projects: [FOREIGN] })).toMatchObject({
      rule: 'PROJECT_NOT_YOURS',
    });
  });
});

describe('in a project, a user gives and takes only what they hold there', () => {
  const here = (rights: Partial<typeof NO_PROJECT_RIGHTS>) => ({ ...ONE, ...rights });
  const refused = { rule: 'PERMISSION_NOT_HELD_THERE', field: 'projectRights' };
  const change = (who: UserActor, rights: Partial<typeof NO_PROJECT_RIGHTS>, whom = target('EDITOR')) =>
    refusalOfUserChange(who, whom, {
      fields: ['projectRights'],
      rights: { ...whom, projects: [here(rights)] },
    });

  it('counts what the membership gives and takes the user there', () => {
    expect(change(actor('ADMIN'), { permissionGrants: ['post.publish'] })).toBeUndefined();
    expect(change(actor('ADMIN'), { permissionGrants: ['post.purge'] })).toEqual(refused);
    const withPurge = actor('ADMIN', { projects: [here({ permissionGrants: ['post.purge'] })] });
    expect(change(withPurge, { permissionGrants: ['post.purge'] })).toBeUndefined();
    const without = actor('ADMIN', { projects: [here({ permissionDenials: ['post.publish'] })] });
    expect(change(without, { permissionGrants: ['post.publish'] })).toEqual(refused);
    expect(change(without, { permissionDenials: ['tag.edit'] })).toBeUndefined();
  });

  it('cannot take away what somebody stronger gave there', () => {
    const given = target('EDITOR', { projects: [here({ permissionGrants: ['post.purge'] })] });
    expect(change(actor('ADMIN'), {}, given)).toEqual(refused);
    expect(change(actor('SUPPER_ADMIN'), {}, given)).toBeUndefined();
  });

  it('gives nothing everywhere that reaches into a project without it', () => {
    const without = actor('ADMIN', { projects: [here({ permissionDenials: ['post.publish'] })] });
    expect(gives(without, target('EDITOR'), { permissionGrants: ['post.publish'] })).toEqual({
      rule: 'PERMISSION_NOT_YOURS',
      field: 'role',
    });
  });

  it('brings nobody in who would have more there', () => {
    const strong = target('EDITOR', { permissionGrants: ['post.purge'] });
    expect(gives(actor('ADMIN'), strong, { projects: [ONE, THREE] })).toEqual({
      rule: 'PERMISSION_NOT_HELD_THERE',
      field: 'projects',
    });
  });

  it('needs the permission to change rights in that project alone', () => {
    const [there, elsewhere] = [here({ permissionGrants: ['user.role'] }), THREE];
    const editor = actor('EDITOR', { projects: [there, elsewhere] });
    expect(change(editor, { permissionDenials: ['tag.edit'] })).toBeUndefined();
    const whom = target('AUTHOR', { projects: [THREE] });
    const denied = { ...THREE, permissionDenials: ['tag.view'] };
    expect(
      refusalOfUserChange(editor, whom, {
        fields: ['projectRights'],
        rights: { ...whom, projects: [denied] },
      }),
    ).toEqual({ rule: 'NEEDS_USER_ROLE', field: 'projectRights' });
  });
});

describe('e-mail, password and second factor, the ways into an account', () => {
  const stronger: readonly (readonly [string, Partial<UserTarget>])[] = [
    ['everywhere', { permissionGrants: ['post.purge'] }],
    ['in one project', { projects: [{ ...ONE, permissionGrants: ['post.purge'] }] }],
  ];

  it.each(stronger)('are closed to a user without a permission that the account has %s', (_where, more) => {
    const whom = target('ADMIN', more);
    for (const field of ['email', 'password', 'secondFactor'] as const) {
      expect(acts(actor('ADMIN'), whom, field)).toEqual({ rule: 'STRONGER_THAN_YOU', field });
      expect(acts(actor('ADMIN'), target('ADMIN'), field)).toBeUndefined();
      expect(acts(actor('SUPPER_ADMIN'), whom, field)).toBeUndefined();
    }
    expect(acts(actor('ADMIN'), whom, 'displayName', 'status')).toBeUndefined();
  });

  it('are closed to a user whose own permission was taken in that project', () => {
    const here = { ...ONE, permissionDenials: ['post.publish'] };
    expect(acts(actor('ADMIN', { projects: [here] }), target('ADMIN'), 'password')).toMatchObject({
      rule: 'STRONGER_THAN_YOU',
    });
    expect(acts(actor('ADMIN', { projects: [here] }), target('EDITOR'), 'password')).toBeUndefined();
  });
});

describe('e-mail, role, permissions everywhere, status, password, second factor and deletion', () => {
  const elsewhere = target('AUTHOR', { projects: [ONE, FOREIGN] });

  it.each(SOLE)("%s: only for accounts whose projects are all among the user's own", (field) => {
    expect(acts(actor('ADMIN'), elsewhere, field)).toEqual({ rule: 'OTHER_PROJECTS', field });
    expect(acts(actor('ADMIN'), target('AUTHOR'), field)).toBeUndefined();
    expect(acts(actor('SUPPER_ADMIN', { projects: [] }), elsewhere, field)).toBeUndefined();
  });

  it.each(NAME_ONLY)('%s may be changed for any account of a common project', (field) => {
    expect(acts(actor('ADMIN'), elsewhere, field)).toBeUndefined();
  });
});

describe('a user cannot change their own role, projects, permissions, status or e-mail this way', () => {
  const fields: readonly UserField[] = [...SOLE, 'projects', 'projectRights'];

  it.each(ROLES.flatMap((role) => fields.map((field) => [role, field] as const)))('%s: %s', (role, field) => {
    expect(acts(actor(role), target(role, { userId: '10' }), field)).toEqual({ rule: 'OWN_ACCOUNT', field });
  });

  it('a user may correct their own name', () => {
    expect(acts(actor('ADMIN'), target('ADMIN', { userId: '10' }), 'displayName', 'mobile')).toBeUndefined();
  });
});

describe('role, projects and permissions need the permission for it', () => {
  it.each(['role', 'projects', 'permissionGrants', 'permissionDenials', 'projectRights'] as const)(
    '%s',
    (field) => {
      const without = actor('SUPPER_ADMIN', { permissionDenials: ['user.role'] });
      expect(acts(without, target('AUTHOR'), field)).toEqual({ rule: 'NEEDS_USER_ROLE', field });
      expect(acts(actor('EDITOR'), target('AUTHOR'), field)).toEqual({ rule: 'NEEDS_USER_ROLE', field });
      expect(acts(actor('ADMIN'), target('AUTHOR'), field)).toBeUndefined();
    },
  );
});

describe('the last SUPPER_ADMIN stays', () => {
  const one = { role: 'SUPPER_ADMIN', status: 'ENABLE', accessFrom: '', accessTo: '' } as const;
  const today = '2026-11-24';

  it('deletion, disabling and another role require another SUPPER_ADMIN', () => {
    expect(losesSuperAdmin(one, undefined, today)).toBe(true);
    expect(losesSuperAdmin(one, { ...one, status: 'DISABLED' }, today)).toBe(true);
    expect(losesSuperAdmin(one, { ...one, role: 'ADMIN' }, today)).toBe(true);
  });

  it('an end, or a first day that is still to come, requires another one too', () => {
    expect(losesSuperAdmin(one, { ...one, accessTo: '2027-01-31' }, today)).toBe(true);
    expect(losesSuperAdmin(one, { ...one, accessFrom: '2026-11-25' }, today)).toBe(true);
    expect(losesSuperAdmin(one, { ...one, accessFrom: today }, today)).toBe(false);
    expect(losesSuperAdmin({ ...one, accessTo: '2027-01-31' }, undefined, today)).toBe(false);
  });

  it('an account that is not SUPPER_ADMIN, or stays one, requires none', () => {
    expect(losesSuperAdmin(one, one, today)).toBe(false);
    expect(losesSuperAdmin({ ...one, status: 'DISABLED' }, undefined, today)).toBe(false);
    expect(losesSuperAdmin({ ...one, role: 'ADMIN' }, undefined, today)).toBe(false);
  });
});
