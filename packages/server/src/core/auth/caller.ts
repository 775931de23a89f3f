import { type Permission, type ProjectRights, permissionsIn } from '@toasoan/contract/access/permissions.ts';
import type { Role } from '@toasoan/contract/access/roles.ts';
import type { WorkflowMode } from '@toasoan/contract/features/projects/project.ts';
import type { SessionKind } from '#server/core/db/tables/user-tables.ts';

/** The project of the header, if the caller may work in it, with what their membership gives and takes there. */
export interface CallerProject extends ProjectRights {
  readonly projectId: string;
  readonly workflowMode: WorkflowMode;
  readonly allowSelfApprove: boolean;
}

/** Somebody who sees the console as another person. */
export interface Viewer {
  readonly userId: string;
  readonly displayName: string;
  readonly role: Role;
}

/** The caller: read for every request, so that a changed right applies from the next one on. */
export interface Caller {
  /** The caller's own token, returned by `me`; no other code may output it. */
  readonly token: string;
  readonly sessionId: string;
  readonly kind: SessionKind;
  readonly secondFactorPassed: boolean;
  readonly userId: string;
  readonly displayName: string;
  readonly role: Role;
  readonly roles: readonly Role[];
  readonly permissionGrants: readonly string[];
  readonly permissionDenials: readonly string[];
  /** Effective permissions outside of any project. */
  readonly permissions: readonly Permission[];
  /** Undefined for a project that is unknown, archived or not the caller's. */
  readonly project: CallerProject | undefined;
  /** Effective permissions in `project`. */
  readonly permissionsHere: readonly string[];
  readonly mustChangePassword: boolean;
  /** A second factor that the role or the account needs is due. */
  readonly mustSetUpFactor: boolean;
  /** 0 none, 1 authenticator app. */
  readonly verifyType: number;
  /** Set while somebody sees the console as this person: everything but reading is refused. */
  readonly viewing?: { readonly by: Viewer; readonly until: Date };
}

/** The caller as records name them: whoever views, not the person who is viewed. */
export function whoActs(caller: Caller): Caller {
  return caller.viewing === undefined ? caller : { ...caller, ...caller.viewing.by };
}

type CallerFacts = Omit<Caller, 'roles' | 'permissions' | 'permissionsHere'>;

export function callerOf(facts: CallerFacts): Caller {
  return {
    ...facts,
    roles: [facts.role],
    permissions: permissionsIn(facts, undefined),
    permissionsHere: permissionsIn(facts, facts.project),
  };
}
