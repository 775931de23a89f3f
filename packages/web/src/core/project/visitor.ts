import type { Visitor } from '@toasoan/contract/access/can-enter.ts';
import { type Permission, permissionsIn } from '@toasoan/contract/access/permissions.ts';
import type { SessionProject } from '@toasoan/contract/features/projects/project.ts';
import { useMemo } from 'react';
import type { AuthState } from '#web/core/session/auth-state.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { type OwnAccount, useOwnAccount } from '#web/core/session/own-account.ts';
import { currentProject, useCurrentProject } from './current-project.ts';

type OwnRights = Pick<OwnAccount, 'permissionGrants' | 'permissionDenials'>;

/** The user, as the access rules expect them. */
function visitorOf(role: AuthState['role'], rights: OwnRights, project: SessionProject | undefined): Visitor {
  return {
    roles: role === '' ? [] : [role],
    permissions: role === '' ? [] : permissionsIn({ role, ...rights }, project),
    projectId: project?.projectId ?? '',
  };
}

export function currentVisitor(): Visitor {
  return visitorOf(useAuth.getState().role, useOwnAccount.getState(), currentProject());
}

export function useVisitor(): Visitor {
  const role = useAuth((auth) => auth.role);
  const permissionGrants = useOwnAccount((own) => own.permissionGrants);
  const permissionDenials = useOwnAccount((own) => own.permissionDenials);
  const project = useCurrentProject();
  return useMemo(
    () => visitorOf(role, { permissionGrants, permissionDenials }, project),
    [role, permissionGrants, permissionDenials, project],
  );
}

/** Whether the user holds a permission in the current project. */
export function useMay(permission: Permission): boolean {
  return useVisitor().permissions.includes(permission);
}
