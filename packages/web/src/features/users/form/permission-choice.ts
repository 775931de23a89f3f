import {
  PERMISSIONS,
  type Permission,
  rolesWith,
  TWO_STEP_EDITOR,
} from '@toasoan/contract/access/permissions.ts';
import type { Role } from '@toasoan/contract/access/role-names.ts';
import { inTheirOrder } from '../permission-order.ts';
import type { RightsValues } from '../preview/rights-proposal.ts';

/** The source of a permission: the role, an addition, or a denial. */
export const CHOICES = ['role', 'grant', 'denial'] as const;
export type Choice = (typeof CHOICES)[number];

export type Lists = Pick<RightsValues, 'permissionGrants' | 'permissionDenials'>;

export function choiceOf(permission: Permission, { permissionGrants, permissionDenials }: Lists): Choice {
  if (permissionDenials.includes(permission)) return 'denial';
  return permissionGrants.includes(permission) ? 'grant' : 'role';
}

/** The lists after a choice; a permission is in at most one of them. */
export function listsAfter(permission: Permission, choice: Choice, lists: Lists): Lists {
  const without = (list: readonly Permission[]) => list.filter((one) => one !== permission);
  const grants = without(lists.permissionGrants);
  const denials = without(lists.permissionDenials);
  return {
    permissionGrants: inTheirOrder(choice === 'grant' ? [...grants, permission] : grants),
    permissionDenials: inTheirOrder(choice === 'denial' ? [...denials, permission] : denials),
  };
}

/** Held without any choice: everywhere, only in projects with two approval steps, or nowhere. */
export type Held = 'yes' | 'twoStep' | 'no';

export function heldByRole(permission: Permission, role: Role): Held {
  if (rolesWith(permission).includes(role)) return 'yes';
  return role === 'EDITOR' && TWO_STEP_EDITOR.includes(permission) ? 'twoStep' : 'no';
}

/** Groups by the part before the dot, in the order of the contract. */
export function permissionGroups(): readonly (readonly [string, readonly Permission[]])[] {
  return [...Map.groupBy(PERMISSIONS, (permission) => permission.split('.')[0] ?? '')];
}
