import type { Role } from './roles.ts';

/** Permission strings of the existing areas, each with its default roles. */
const A = ['AUTHOR', 'EDITOR', 'ADMIN', 'SUPPER_ADMIN'] as const;
const E = ['EDITOR', 'ADMIN', 'SUPPER_ADMIN'] as const;
const L = ['AUTHOR', 'ADMIN', 'SUPPER_ADMIN'] as const;
const D = ['ADMIN', 'SUPPER_ADMIN'] as const;
const S = ['SUPPER_ADMIN'] as const;

const DEFAULTS = {
  'post.view': A,
  'post.create': A,
  'post.editOwn': A,
  'post.submit': A,
  'post.editAny': E,
  'post.return': E,
  'post.forward': E,
  'post.approve': D,
  'post.publish': D,
  'post.schedule': D,
  'post.pin': D,
  'post.unpublish': D,
  'post.takedown': D,
  'post.reinstate': S,
  'post.correct': D,
  'post.royalty': D,
  'post.trashAny': D,
  'post.restoreAny': D,
  'post.purge': S,
  'post.settings': D,
  'event.view': A,
  'event.create': A,
  'event.editOwn': A,
  'event.submit': A,
  'event.editAny': E,
  'event.publish': D,
  'event.purge': S,
  'media.view': A,
  'media.upload': A,
  'media.editOwn': A,
  'media.editAny': E,
  'media.deleteAny': D,
  'media.licence': D,
  'comment.view': E,
  'comment.moderate': E,
  'comment.delete': D,
  'comment.ban': D,
  'comment.settings': D,
  'category.view': A,
  'category.edit': D,
  'tag.view': A,
  'tag.create': A,
  'tag.edit': E,
  'tag.merge': E,
  'internalLink.view': E,
  'internalLink.edit': E,
  'content.edit': L,
  'layout.view': L,
  'layout.edit': L,
  'layout.publish': D,
  'page.view': S,
  'page.edit': S,
  'crawler.source': S,
  'crawler.template': S,
  'crawler.map': S,
  'crawler.review': S,
  'user.view': E,
  'user.create': D,
  'user.update': D,
  'user.tick': D,
  'user.role': D,
  'user.delete': D,
  'account.edit': E,
  'account.merge': E,
  'account.payroll': D,
  'translate.view': E,
  'translate.edit': E,
  'translate.approve': D,
  'glossary.edit': E,
  'contest.view': A,
  'contest.note': A,
  'contest.check': E,
  'contest.round': D,
  'contest.award': D,
  'contest.config': S,
  'contest.exportPII': S,
  'apikey.view': D,
  'apikey.edit': D,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof DEFAULTS;
export const PERMISSIONS = Object.keys(DEFAULTS) as readonly Permission[];

/** The roles that hold a permission by default. */
export function rolesWith(permission: Permission): readonly Role[] {
  return DEFAULTS[permission];
}

/** What EDITOR gains in a project whose workflow is TWO_STEP. */
export const TWO_STEP_EDITOR: readonly Permission[] = [
  'post.approve',
  'post.publish',
  'post.schedule',
  'post.pin',
  'event.publish',
];

export interface PermissionHolder {
  readonly role: Role;
  readonly permissionGrants: readonly string[];
  readonly permissionDenials: readonly string[];
}

/** What a membership gives and takes in its project alone, before anything that the account has everywhere. */
export interface ProjectRights {
  readonly permissionGrants: readonly string[];
  readonly permissionDenials: readonly string[];
}

/** A project, with what this person's membership gives and takes there. */
export interface ProjectOfPermissions extends ProjectRights {
  readonly workflowMode: 'TWO_STEP' | 'THREE_STEP';
}

export const NO_PROJECT_RIGHTS: ProjectRights = { permissionGrants: [], permissionDenials: [] };

/** The source of a permission, or the reason why it is missing. */
export type PermissionReason = (typeof HELD)[number] | (typeof MISSING)[number];

const HELD = [
  'PERMISSION_BY_ROLE',
  'PERMISSION_GRANTED',
  'PERMISSION_GRANTED_HERE',
  'PERMISSION_BY_WORKFLOW',
] as const;
const MISSING = [
  'PERMISSION_DENIED',
  'PERMISSION_DENIED_HERE',
  'PERMISSION_NEEDS_TWO_STEP',
  'PERMISSION_MISSING',
] as const;

export function isHeld(reason: PermissionReason): boolean {
  const held: readonly PermissionReason[] = HELD;
  return held.includes(reason);
}

/**
 * Why a person has a permission in a project, or has it not. What the project's membership says comes first; then a
 * denial overrides role, grant and workflow. SUPPER_ADMIN belongs to every project and has no rights of a single one.
 */
export function reasonOfPermission(
  permission: Permission,
  person: PermissionHolder,
  project: ProjectOfPermissions | undefined,
): PermissionReason {
  const here = person.role === 'SUPPER_ADMIN' ? NO_PROJECT_RIGHTS : (project ?? NO_PROJECT_RIGHTS);
  if (here.permissionDenials.includes(permission)) return 'PERMISSION_DENIED_HERE';
  const everywhere = reasonWithoutProject(permission, person, project);
  return !isHeld(everywhere) && here.permissionGrants.includes(permission)
    ? 'PERMISSION_GRANTED_HERE'
    : everywhere;
}

function reasonWithoutProject(
  permission: Permission,
  person: PermissionHolder,
  project: Pick<ProjectOfPermissions, 'workflowMode'> | undefined,
): PermissionReason {
  if (person.permissionDenials.includes(permission)) return 'PERMISSION_DENIED';
  if (rolesWith(permission).includes(person.role)) return 'PERMISSION_BY_ROLE';
  if (person.permissionGrants.includes(permission)) return 'PERMISSION_GRANTED';
  if (person.role !== 'EDITOR' || !TWO_STEP_EDITOR.includes(permission)) return 'PERMISSION_MISSING';
  return project?.workflowMode === 'TWO_STEP' ? 'PERMISSION_BY_WORKFLOW' : 'PERMISSION_NEEDS_TWO_STEP';
}

/** Everything a person may do in a project, or outside of any: the only place that decides it. */
export function permissionsIn(
  person: PermissionHolder,
  project: ProjectOfPermissions | undefined,
): readonly Permission[] {
  return PERMISSIONS.filter((permission) => isHeld(reasonOfPermission(permission, person, project)));
}
