import type { Visitor } from '@toasoan/contract/access/can-enter.ts';
import { type Permission, permissionsIn } from '@toasoan/contract/access/permissions.ts';
import type { SessionProject } from '@toasoan/contract/features/projects/project.ts';
import { useMemo } from 'react';
import type { AuthState } from '#web/core/session/auth-state.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { currentProject, useCurrentProject } from './current-project.ts';

/** The user, as the access rules expect them. */
function visitorOf(auth: AuthState, project: SessionProject | undefined): Visitor {
  const { role, permissions } = auth;
  return {
    roles: role === '' ? [] : [role],
    permissions: role === '' ? [] : permissionsIn({ role, permissions }, project),
    projectId: project?.projectId ?? '',
  };
}

export function currentVisitor(): Visitor {
  return visitorOf(useAuth.getState(), currentProject());
}

export function useVisitor(): Visitor {
  const auth = useAuth();
  const project = useCurrentProject();
  return useMemo(() => visitorOf(auth, project), [auth, project]);
}

/** Whether the user holds a permission in the current project. */
export function useMay(permission: Permission): boolean {
  return useVisitor().permissions.includes(permission);
}
