import { PERMISSIONS, type PermissionHolder, permissionsIn, rolesWith } from '../../access/permissions.ts';
import type { ProjectOfRights } from '../../access/rights.ts';
import { ROLES, type Role } from '../../access/role-names.ts';
import { type AccessDays, accessOn, SIGN_IN_LIMITS, type SignInLimit } from './sign-in-limits.ts';
import type { StaffField } from './staff-fields.ts';
import type { UserRule } from './user-rule-texts.ts';

/** The rights of an account; its projects are the active ones, with what its membership gives and takes there. */
export interface UserRights extends PermissionHolder {
  readonly projects: readonly ProjectOfRights[];
}

/** The acting user; the user of a session is one. */
export interface UserActor extends UserRights {
  readonly userId: string;
}

/** The target account; without an id it is new. */
export interface UserTarget extends UserRights {
  readonly userId: string | undefined;
  /** Active projects of the account that the actor may not know of, beside `projects`. */
  readonly otherProjects?: number;
}

export type UserField =
  | 'displayName'
  | 'mobile'
  | StaffField
  | SignInLimit
  | 'avatar'
  | 'tick'
  | 'email'
  | 'role'
  | 'status'
  | 'projects'
  | 'permissionGrants'
  | 'permissionDenials'
  | 'projectRights'
  | 'password'
  | 'secondFactor'
  | 'sessions'
  | 'unlock'
  | 'removal';

export interface UserChange {
  /** The fields that differ from before. */
  readonly fields: readonly UserField[];
  /** The rights afterwards, if they change. */
  readonly rights?: UserRights | undefined;
}

export interface UserRefusal {
  readonly rule: UserRule;
  readonly field?: UserField;
}

const RIGHTS: readonly UserField[] = [
  'role',
  'projects',
  'permissionGrants',
  'permissionDenials',
  'projectRights',
];
/** Creating an account always gives it projects. */
const RIGHTS_OF_NEW = RIGHTS.filter((field) => field !== 'projects');
/** Count in every project. */
const EVERYWHERE: readonly UserField[] = ['role', 'permissionGrants', 'permissionDenials'];
/** Whoever decides these can sign in as the person. */
const WAYS_IN: readonly UserField[] = ['email', 'password', 'secondFactor'];
const NEVER_ON_ONESELF: readonly UserField[] = [
  ...RIGHTS,
  'status',
  ...SIGN_IN_LIMITS,
  'email',
  'password',
  'secondFactor',
  'sessions',
  'unlock',
  'removal',
];
const ONLY_WITHIN_OWN_PROJECTS: readonly UserField[] = [
  'email',
  'role',
  'permissionGrants',
  'permissionDenials',
  'status',
  ...SIGN_IN_LIMITS,
  'password',
  'secondFactor',
  'sessions',
  'unlock',
  'removal',
];

/**
 * The rule that blocks a user from changing an account, or undefined. The permission and the project of the call were
 * checked before.
 */
export function refusalOfUserChange(
  actor: UserActor,
  target: UserTarget,
  change: UserChange,
): UserRefusal | undefined {
  if (actor.userId === target.userId) {
    const own = firstOf(change, NEVER_ON_ONESELF);
    if (own !== undefined) return { rule: 'OWN_ACCOUNT', field: own };
  }
  const ofRights = firstOf(change, target.userId === undefined ? RIGHTS_OF_NEW : RIGHTS);
  if (ofRights !== undefined && !mayChangeRights(actor, target, ofRights, change))
    return { rule: 'NEEDS_USER_ROLE', field: ofRights };
  if (actor.role === 'SUPPER_ADMIN') return refusalByStrength(actor, target, change);
  return (
    refusalByRank(actor, target, change) ??
    refusalByReach(actor, target, change) ??
    refusalByStrength(actor, target, change)
  );
}

/** The permission is needed everywhere for what counts everywhere, otherwise in each project that is touched. */
function mayChangeRights(
  actor: UserActor,
  target: UserTarget,
  field: UserField,
  { rights }: UserChange,
): boolean {
  if (permissionsIn(actor, undefined).includes('user.role') && rights === undefined) return true;
  if (EVERYWHERE.includes(field)) return permissionsIn(actor, undefined).includes('user.role');
  const mayThere = ({ projectId }: ProjectOfRights) => heldIn(actor, projectId).includes('user.role');
  if (rights === undefined) return actor.projects.some(mayThere);
  const own = idsOf(actor);
  // Projects that are not the user's are refused for that.
  return touchedProjects(target, rights)
    .filter(({ projectId }) => actor.role === 'SUPPER_ADMIN' || own.includes(projectId))
    .every(mayThere);
}

/** Projects that the account joins or leaves, or where its membership gives or takes something else. */
function touchedProjects(target: UserTarget, rights: UserRights): ProjectOfRights[] {
  const isIn = (list: readonly ProjectOfRights[], project: ProjectOfRights) =>
    list.some((one) => one.projectId === project.projectId && !areRightsDifferent(one, project));
  return [
    ...rights.projects.filter((project) => !isIn(target.projects, project)),
    ...target.projects.filter((project) => !isIn(rights.projects, project)),
  ];
}

function areRightsDifferent(one: ProjectOfRights, other: ProjectOfRights): boolean {
  const lists = ['permissionGrants', 'permissionDenials'] as const;
  return lists.some((list) => differing(one[list], other[list]).length > 0);
}

/** Whoever lets themselves into an account has its rights: nobody gains any that way. */
function refusalByStrength(
  actor: UserActor,
  target: UserTarget,
  change: UserChange,
): UserRefusal | undefined {
  const field = target.userId === undefined ? undefined : firstOf(change, WAYS_IN);
  if (field === undefined) return undefined;
  const isWeaker =
    isWithin(permissionsIn(actor, undefined), permissionsIn(target, undefined)) &&
    target.projects.every((project) =>
      isWithin(heldIn(actor, project.projectId), permissionsIn(target, project)),
    );
  return isWeaker ? undefined : { rule: 'STRONGER_THAN_YOU', field };
}

function refusalByRank(
  actor: UserActor,
  target: UserTarget,
  { rights }: UserChange,
): UserRefusal | undefined {
  if (isAbove(target.role, actor.role)) return { rule: 'ROLE_ABOVE' };
  if (rights !== undefined && isAbove(rights.role, actor.role)) return { rule: 'ROLE_ABOVE', field: 'role' };
  return undefined;
}

function refusalByReach(actor: UserActor, target: UserTarget, change: UserChange): UserRefusal | undefined {
  const own = new Set(actor.projects.map(({ projectId }) => projectId));
  const sole = firstOf(change, ONLY_WITHIN_OWN_PROJECTS);
  const isElsewhere =
    (target.otherProjects ?? 0) > 0 || !target.projects.every(({ projectId }) => own.has(projectId));
  if (sole !== undefined && isElsewhere) return { rule: 'OTHER_PROJECTS', field: sole };
  const { rights } = change;
  if (rights === undefined) return undefined;
  const moved = differing(idsOf(target), idsOf(rights));
  if (!moved.every((projectId) => own.has(projectId)))
    return { rule: 'PROJECT_NOT_YOURS', field: 'projects' };
  return refusalByPermissions(actor, target, rights);
}

/** Lists count as well as their effect: a grant without effect today counts after a demotion. */
function refusalByPermissions(
  actor: UserActor,
  target: UserTarget,
  rights: UserRights,
): UserRefusal | undefined {
  const own = permissionsIn(actor, undefined);
  const given = (before: readonly string[], after: readonly string[]) =>
    isWithin(own, differing(before, after));
  if (!given(target.permissionGrants, rights.permissionGrants))
    return { rule: 'PERMISSION_NOT_YOURS', field: 'permissionGrants' };
  if (!given(target.permissionDenials, rights.permissionDenials))
    return { rule: 'PERMISSION_NOT_YOURS', field: 'permissionDenials' };
  const before = target.userId === undefined ? [] : permissionsIn(target, undefined);
  const byRole = [...own, ...onlyOfLowerRoles(actor.role)];
  if (!isWithin(byRole, differing(before, permissionsIn(rights, undefined))))
    return { rule: 'PERMISSION_NOT_YOURS', field: 'role' };
  return refusalInProjects(actor, target, rights);
}

/** In each project nobody gives or takes what they do not hold there themselves. */
function refusalInProjects(
  actor: UserActor,
  target: UserTarget,
  rights: UserRights,
): UserRefusal | undefined {
  for (const project of rights.projects) {
    const had = target.projects.find(({ projectId }) => projectId === project.projectId);
    const held = heldIn(actor, project.projectId);
    const grants = differing(had?.permissionGrants ?? [], project.permissionGrants);
    const denials = differing(had?.permissionDenials ?? [], project.permissionDenials);
    if (!isWithin(held, [...grants, ...denials]))
      return { rule: 'PERMISSION_NOT_HELD_THERE', field: 'projectRights' };
    const changed = differing(had ? permissionsIn(target, had) : [], permissionsIn(rights, project));
    if (!isWithin([...held, ...onlyOfLowerRoles(actor.role)], changed))
      return had === undefined
        ? { rule: 'PERMISSION_NOT_HELD_THERE', field: 'projects' }
        : { rule: 'PERMISSION_NOT_YOURS', field: 'role' };
  }
  return undefined;
}

/**
 * Rights that come with a lower role and never with this one: an AUTHOR prepares layouts, and the specification keeps
 * them from an EDITOR, who appoints authors nevertheless.
 */
function onlyOfLowerRoles(role: Role): readonly string[] {
  const lower = ROLES.slice(ROLES.indexOf(role) + 1);
  return PERMISSIONS.filter((permission) => {
    const roles = rolesWith(permission);
    return !roles.includes(role) && lower.some((one) => roles.includes(one));
  });
}

/** What a user may do in a project; nothing in one that is not theirs. */
function heldIn(actor: UserRights, projectId: string): readonly string[] {
  if (actor.role === 'SUPPER_ADMIN') return permissionsIn(actor, undefined);
  const own = actor.projects.find((project) => project.projectId === projectId);
  return own === undefined ? [] : permissionsIn(actor, own);
}

function isWithin(held: readonly string[], list: readonly string[]): boolean {
  return list.every((one) => held.includes(one));
}

interface SignsIn extends AccessDays {
  readonly role: Role;
  readonly status: string;
}

/** True if one SUPPER_ADMIN less can sign in from today on, without an end, after the change. */
export function losesSuperAdmin(before: SignsIn, after: SignsIn | undefined, today: string): boolean {
  const counts = (one: SignsIn) =>
    one.role === 'SUPPER_ADMIN' &&
    one.status === 'ENABLE' &&
    one.accessTo === '' &&
    accessOn(one, today) === 'open';
  return counts(before) && (after === undefined || !counts(after));
}

/** `ROLES` begins with the highest. */
function isAbove(one: Role, other: Role): boolean {
  return ROLES.indexOf(one) < ROLES.indexOf(other);
}

function firstOf({ fields }: UserChange, list: readonly UserField[]): UserField | undefined {
  return fields.find((field) => list.includes(field));
}

function idsOf({ projects }: UserRights): string[] {
  return projects.map(({ projectId }) => projectId);
}

function differing(before: readonly string[], after: readonly string[]): string[] {
  return [...after.filter((one) => !before.includes(one)), ...before.filter((one) => !after.includes(one))];
}
