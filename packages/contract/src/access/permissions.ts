import type { Role } from './roles.ts';

/** Permission strings of the existing areas, each with its default roles. */
const A = ['AUTHOR', 'EDITOR', 'ADMIN', 'SUPPER_ADMIN'] as const;
const E = ['EDITOR', 'ADMIN', 'SUPPER_ADMIN'] as const;
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
  'media.view': A,
  'media.upload': A,
  'media.editOwn': A,
  'media.editAny': E,
  'media.deleteAny': D,
  'media.licence': D,
  'category.view': A,
  'category.edit': D,
  'tag.view': A,
  'tag.create': A,
  'tag.edit': E,
  'tag.merge': E,
  'user.view': E,
  'user.create': D,
  'user.update': D,
  'user.tick': D,
  'user.role': D,
  'user.delete': D,
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
];

export interface PermissionHolder {
  readonly role: Role;
  readonly permissionGrants: readonly string[];
  readonly permissionDenials: readonly string[];
}

/** Effective permissions that do not depend on a project: the role's set, plus grants, minus denials. */
export function permissionsOf(person: PermissionHolder): Permission[] {
  return PERMISSIONS.filter((permission) => {
    if (person.permissionDenials.includes(permission)) return false;
    const roles: readonly Role[] = DEFAULTS[permission];
    return roles.includes(person.role) || person.permissionGrants.includes(permission);
  });
}

export interface ProjectOfPermissions {
  readonly workflowMode: 'TWO_STEP' | 'THREE_STEP';
}

/** The account's permissions plus those that the project's workflow adds for the role. */
export function permissionsIn(
  person: {
    readonly role: Role;
    readonly permissions: readonly string[];
    readonly permissionDenials?: readonly string[];
  },
  project: ProjectOfPermissions | undefined,
): readonly string[] {
  if (person.role !== 'EDITOR' || project?.workflowMode !== 'TWO_STEP') return person.permissions;
  const denied = person.permissionDenials ?? [];
  const added = TWO_STEP_EDITOR.filter(
    (permission) => !denied.includes(permission) && !person.permissions.includes(permission),
  );
  return [...person.permissions, ...added];
}
