import { PERMISSIONS, type Permission } from '@toasoan/contract/access/permissions.ts';

/** A fixed order for every list, so that giving and taking back is no change. */
export function inTheirOrder(permissions: readonly string[]): readonly Permission[] {
  return PERMISSIONS.filter((permission) => permissions.includes(permission));
}
