import { type PermissionHolder, permissionsIn, permissionsOf } from '../../access/permissions.ts';
import { type ProjectOfRights, permissionsOnlyIn } from '../../access/rights.ts';
import { ROLES, type Role } from '../../access/role-names.ts';

/** Rules that can block a change to an account. */
export const USER_RULE_TEXTS = {
  OWN_ACCOUNT: {
    vi: 'Không ai tự đổi vai trò, dự án, quyền, trạng thái hay thông tin đăng nhập của chính mình tại đây.',
    en: 'Nobody changes their own role, projects, permissions, status or sign-in details here.',
  },
  NEEDS_USER_ROLE: {
    vi: 'Bạn không có quyền đổi vai trò, dự án và quyền của tài khoản.',
    en: "You may not change an account's role, projects and permissions.",
  },
  ROLE_ABOVE: {
    vi: 'Vai trò này cao hơn vai trò của bạn.',
    en: 'This role is above your own.',
  },
  OTHER_PROJECTS: {
    vi: 'Tài khoản này còn thuộc dự án mà bạn không tham gia, nên chỉ quản trị hệ thống được đổi mục này.',
    en: 'This account also belongs to projects that are not yours, so only a system administrator changes this.',
  },
  PROJECT_NOT_YOURS: {
    vi: 'Bạn chỉ thêm hoặc rút được dự án mà bạn tham gia.',
    en: 'You can only give or take projects that you belong to.',
  },
  PERMISSION_NOT_YOURS: {
    vi: 'Bạn chỉ cấp hoặc rút được quyền mà bạn đang có.',
    en: 'You can only give or take permissions that you hold.',
  },
  LAST_SUPPER_ADMIN: {
    vi: 'Đây là quản trị hệ thống cuối cùng nên phải được giữ lại.',
    en: 'This is the last system administrator and has to stay.',
  },
  NO_SIGN_IN: {
    vi: 'Loại tài khoản này không dùng để đăng nhập.',
    en: 'This kind of account does not sign in.',
  },
  LINK_NOT_VALID: {
    vi: 'Liên kết đã được dùng hoặc đã hết hạn. Hãy xin quản trị viên một liên kết mới.',
    en: 'This link was used or has expired. Ask an administrator for a new one.',
  },
} as const;

export type UserRule = keyof typeof USER_RULE_TEXTS;

/** The acting user; the user of a session is one. */
export interface UserActor {
  readonly userId: string;
  readonly role: Role;
  /** Effective permissions that do not depend on a project. */
  readonly permissions: readonly string[];
  readonly permissionDenials?: readonly string[];
  readonly projects: readonly ProjectOfRights[];
}

/** The rights of an account; its projects are the active ones. */
export interface UserRights extends PermissionHolder {
  readonly projects: readonly ProjectOfRights[];
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
  | 'avatar'
  | 'tick'
  | 'email'
  | 'role'
  | 'status'
  | 'projects'
  | 'permissionGrants'
  | 'permissionDenials'
  | 'password'
  | 'secondFactor'
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

const RIGHTS: readonly UserField[] = ['role', 'projects', 'permissionGrants', 'permissionDenials'];
/** Creating an account always gives it projects. */
const RIGHTS_OF_NEW = RIGHTS.filter((field) => field !== 'projects');
const NEVER_ON_ONESELF: readonly UserField[] = [
  ...RIGHTS,
  'status',
  'email',
  'password',
  'secondFactor',
  'removal',
];
const ONLY_WITHIN_OWN_PROJECTS: readonly UserField[] = [
  'email',
  'role',
  'status',
  'password',
  'secondFactor',
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
  if (ofRights !== undefined && !actor.permissions.includes('user.role'))
    return { rule: 'NEEDS_USER_ROLE', field: ofRights };
  if (actor.role === 'SUPPER_ADMIN') return undefined;
  return refusalByRank(actor, target, change) ?? refusalByReach(actor, target, change);
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
  const given = (before: readonly string[], after: readonly string[]) =>
    differing(before, after).every((permission) => actor.permissions.includes(permission));
  if (!given(target.permissionGrants, rights.permissionGrants))
    return { rule: 'PERMISSION_NOT_YOURS', field: 'permissionGrants' };
  if (!given(target.permissionDenials, rights.permissionDenials))
    return { rule: 'PERMISSION_NOT_YOURS', field: 'permissionDenials' };
  const before = target.userId === undefined ? [] : permissionsOf(target);
  if (!given(before, permissionsOf(rights))) return { rule: 'PERMISSION_NOT_YOURS', field: 'role' };
  const isReached = rights.projects.every((project) => holdsExtras(actor, target, rights, project));
  return isReached ? undefined : { rule: 'PERMISSION_NOT_YOURS', field: 'role' };
}

/**
 * Permissions that a project's workflow adds for a role can be given and taken by users who have them there themselves.
 */
function holdsExtras(
  actor: UserActor,
  target: UserTarget,
  rights: UserRights,
  project: ProjectOfRights,
): boolean {
  const had = idsOf(target).includes(project.projectId) ? permissionsOnlyIn(target, project) : [];
  const own = permissionsIn(actor, project);
  return differing(had, permissionsOnlyIn(rights, project)).every((one) => own.includes(one));
}

/** True if one SUPPER_ADMIN less can sign in after the change. */
export function losesSuperAdmin(
  before: { readonly role: Role; readonly status: string },
  after: { readonly role: Role; readonly status: string } | undefined,
): boolean {
  const counts = (one: { readonly role: Role; readonly status: string }) =>
    one.role === 'SUPPER_ADMIN' && one.status === 'ENABLE';
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
