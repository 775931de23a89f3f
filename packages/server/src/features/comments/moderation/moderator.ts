import type { Role } from '@toasoan/contract/access/roles.ts';
import type { AuditSource } from '#server/core/audit/audit-log.ts';
import { AppError } from '#server/core/errors/app-error.ts';

/** Who decides, in a call or in a task: all that a change of a comment needs to know. */
export interface Moderating extends AuditSource {
  readonly caller: {
    readonly userId: string;
    readonly displayName: string;
    readonly role: Role;
    readonly permissionsHere: readonly string[];
  };
}

/** @throws FORBIDDEN. */
export function needPermission({ caller }: Moderating, permission: string): void {
  if (!caller.permissionsHere.includes(permission)) throw new AppError('FORBIDDEN');
}
