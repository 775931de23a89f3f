import { describe, expect, it } from 'vitest';
import { permissionsOf } from '../../access/permissions.ts';
import { ROLES, type Role } from '../../access/role-names.ts';
import {
  losesSuperAdmin,
  refusalOfUserChange,
  type UserActor,
  type UserField,
  type UserRights,
  type UserTarget,
} from './user-rules.ts';

const ONE = { projectId: '1', workflowMode: 'THREE_STEP' } as const;
const THREE = { projectId: '3', workflowMode: 'TWO_STEP' } as const;
const FOREIGN = { projectId: '9', workflowMode: 'THREE_STEP' } as const;

const actor = (
  role: Role,
  { permissionDenials = [], projects = [ONE, THREE] }: Partial<UserRights> = {},
): UserActor => ({
  userId: '10',
  role,
  permissions: permissionsOf({ role, permissionGrants: [], permissionDenials }),
  permissionDenials,
  projects,
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
/** The account as it is, but for what is given. */
const gives = (who: UserActor, whom: UserTarget, change: Partial<UserRights>) =>
  refusalOfUserChange(who, whom, {
    fields: Object.keys(change) as UserField[],
    rights: { ...whom, ...change },
  });

const SOLE: readonly UserField[] = ['email', 'role', 'status', 'password', 'secondFactor', 'removal'];
const NAME_ONLY: readonly UserField[] = ['displayName', 'mobile', 'tick'];

describe('Below SUPPER_ADMIN, a person acts only on accounts whose role is not above their own', () => {
  const ranks: readonly Role[] = [...ROLES].reverse();

  it.each(ranks.flatMap((who) => ranks.map((whom) => [who, whom] as const)))('%s on %s', (who, whom) => {
    const refusal = acts(actor(who), target(whom), 'displayName');
    const isAbove = ranks.indexOf(whom) > ranks.indexOf(who);
    expect(refusal).toEqual(isAbove ? { rule: 'ROLE_ABOVE' } : undefined);
  });

  it('nor makes anybody a role above their own', () => {
    expect(gives(actor('ADMIN'), target('EDITOR'), { role: 'SUPPER_ADMIN' })).toEqual({
      rule: 'ROLE_ABOVE',
      field: 'role',
    });
    expect(gives(actor('ADMIN'), target('EDITOR'), { role: 'ADMIN' })).toBeUndefined();
    expect(gives(actor('SUPPER_ADMIN'), target('EDITOR'), { role: 'SUPPER_ADMIN' })).toBeUndefined();
  });
});

describe('A person gives and takes only projects they belong to', () => {
  const refused = { rule: 'PROJECT_NOT_YOURS', field: 'projects' };

  it('gives their own and no other', () => {
    expect(gives(actor('ADMIN'), target('AUTHOR'), { projects: [ONE, THREE] })).toBeUndefined();
    expect(gives(actor('ADMIN'), target('AUTHOR'), { projects: [ONE, FOREIGN] })).toEqual(refused);
  });

  it('takes their own and no other', () => {
    const both = target('AUTHOR', { projects: [ONE, FOREIGN] });
    expect(gives(actor('ADMIN'), both, { projects: [FOREIGN] })).toBeUndefined();
    expect(gives(actor('ADMIN'), both, { projects: [ONE] })).toEqual(refused);
  });

  it('while SUPPER_ADMIN gives and takes any', () => {
    const everywhere = actor('SUPPER_ADMIN', { projects: [] });
    expect(gives(everywhere, target('AUTHOR'), { projects: [FOREIGN] })).toBeUndefined();
  });
});

describe('A person gives and takes only permissions they hold', () => {
  const without = actor('ADMIN', { permissionDenials: ['post.publish'] });

  it('grants what they hold and nothing else', () => {
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

  it('neither takes a grant back nor lifts a denial of what they do not hold', () => {
    const granted = target('EDITOR', { permissionGrants: ['post.purge'] });
    const denied = target('ADMIN', { permissionDenials: ['post.publish'] });
    expect(gives(actor('ADMIN'), granted, { permissionGrants: [] })).toMatchObject({
      field: 'permissionGrants',
    });
    expect(gives(without, denied, { permissionDenials: [] })).toMatchObject({ field: 'permissionDenials' });
    expect(gives(actor('ADMIN'), denied, { permissionDenials: [] })).toBeUndefined();
  });

  it('gives no role that brings such a permission, and takes none away', () => {
    const refused = { rule: 'PERMISSION_NOT_YOURS', field: 'role' };
    expect(gives(without, target('EDITOR'), { role: 'ADMIN' })).toEqual(refused);
    expect(gives(without, target('ADMIN'), { role: 'AUTHOR' })).toEqual(refused);
    expect(gives(without, target('AUTHOR'), { role: 'EDITOR' })).toBeUndefined();
  });

  it('counts what the workflow of a project adds to a role', () => {
    const change = { role: 'EDITOR', projects: [ONE, THREE] } as const;
    expect(gives(without, target('AUTHOR'), change)).toMatchObject({ rule: 'PERMISSION_NOT_YOURS' });
    expect(gives(actor('ADMIN'), target('AUTHOR'), change)).toBeUndefined();
    const editor = target('EDITOR', { projects: [THREE] });
    expect(gives(without, editor, { role: 'AUTHOR' })).toMatchObject({ rule: 'PERMISSION_NOT_YOURS' });
    expect(gives(actor('ADMIN'), editor, { role: 'AUTHOR' })).toBeUndefined();
  });

  it('holds for a new account as well', () => {
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

describe('E-mail, role, status, password, second factor and deletion', () => {
  const elsewhere = target('AUTHOR', { projects: [ONE, FOREIGN] });

  it.each(SOLE)('%s: only for people whose projects are all among their own', (field) => {
    expect(acts(actor('ADMIN'), elsewhere, field)).toEqual({ rule: 'OTHER_PROJECTS', field });
    expect(acts(actor('ADMIN'), target('AUTHOR'), field)).toBeUndefined();
    expect(acts(actor('SUPPER_ADMIN', { projects: [] }), elsewhere, field)).toBeUndefined();
  });

  it.each(NAME_ONLY)('%s may be changed for anybody of a common project', (field) => {
    expect(acts(actor('ADMIN'), elsewhere, field)).toBeUndefined();
  });
});

describe('Nobody changes their own role, projects, permissions or status, nor their e-mail this way', () => {
  const fields: readonly UserField[] = [...SOLE, 'projects', 'permissionGrants', 'permissionDenials'];

  it.each(ROLES.flatMap((role) => fields.map((field) => [role, field] as const)))('%s: %s', (role, field) => {
    expect(acts(actor(role), target(role, { userId: '10' }), field)).toEqual({ rule: 'OWN_ACCOUNT', field });
  });

  it('but may correct their own name', () => {
    expect(acts(actor('ADMIN'), target('ADMIN', { userId: '10' }), 'displayName', 'mobile')).toBeUndefined();
  });
});

describe('Role, projects and permissions need the permission for it', () => {
  it.each(['role', 'projects', 'permissionGrants', 'permissionDenials'] as const)('%s', (field) => {
    const without = actor('SUPPER_ADMIN', { permissionDenials: ['user.role'] });
    expect(acts(without, target('AUTHOR'), field)).toEqual({ rule: 'NEEDS_USER_ROLE', field });
    expect(acts(actor('EDITOR'), target('AUTHOR'), field)).toEqual({ rule: 'NEEDS_USER_ROLE', field });
    expect(acts(actor('ADMIN'), target('AUTHOR'), field)).toBeUndefined();
  });
});

describe('The last SUPPER_ADMIN stays', () => {
  const one = { role: 'SUPPER_ADMIN', status: 'ENABLE' } as const;

  it('so deletion, disabling and another role ask whether there is another one', () => {
    expect(losesSuperAdmin(one, undefined)).toBe(true);
    expect(losesSuperAdmin(one, { ...one, status: 'DISABLED' })).toBe(true);
    expect(losesSuperAdmin(one, { ...one, role: 'ADMIN' })).toBe(true);
  });

  it('and whoever is none already, or stays one, does not', () => {
    expect(losesSuperAdmin(one, one)).toBe(false);
    expect(losesSuperAdmin({ ...one, status: 'DISABLED' }, undefined)).toBe(false);
    expect(losesSuperAdmin({ role: 'ADMIN', status: 'ENABLE' }, undefined)).toBe(false);
  });
});
