import {
  type Permission,
  type PermissionHolder,
  type ProjectOfPermissions,
  rolesWith,
  TWO_STEP_EDITOR,
} from './permissions.ts';

/** Where a permission comes from, or why it is not there. */
export type PermissionReason =
  | 'PERMISSION_BY_ROLE'
  | 'PERMISSION_GRANTED'
  | 'PERMISSION_BY_WORKFLOW'
  | 'PERMISSION_DENIED'
  | 'PERMISSION_NEEDS_TWO_STEP'
  | 'PERMISSION_MISSING';

const HELD: readonly PermissionReason[] = [
  'PERMISSION_BY_ROLE',
  'PERMISSION_GRANTED',
  'PERMISSION_BY_WORKFLOW',
];

/** A denial is stronger than role, grant and workflow. */
export function reasonOfPermission(
  permission: Permission,
  person: PermissionHolder,
  project: ProjectOfPermissions | undefined,
): PermissionReason {
  if (person.permissionDenials.includes(permission)) return 'PERMISSION_DENIED';
  if (rolesWith(permission).includes(person.role)) return 'PERMISSION_BY_ROLE';
  if (person.permissionGrants.includes(permission)) return 'PERMISSION_GRANTED';
  if (person.role !== 'EDITOR' || !TWO_STEP_EDITOR.includes(permission)) return 'PERMISSION_MISSING';
  return project?.workflowMode === 'TWO_STEP' ? 'PERMISSION_BY_WORKFLOW' : 'PERMISSION_NEEDS_TWO_STEP';
}

export function isHeld(reason: PermissionReason): boolean {
  return HELD.includes(reason);
}
