import type { Permission } from '@toasoan/contract/access/permissions.ts';
import type { Role } from '@toasoan/contract/access/role-names.ts';
import type { Person } from '../person.ts';
import { changedProjectRights, type ProjectRightsValue, projectRightsOf } from '../project-rights.ts';

/** The form values that decide the rights of an account. */
export interface RightsValues {
  readonly role: Role;
  readonly projects: readonly string[];
  readonly permissionGrants: readonly Permission[];
  readonly permissionDenials: readonly Permission[];
  /** What single projects give and take; those without either are left out. */
  readonly projectRights: readonly ProjectRightsValue[];
}

/** The request of the preview. */
export interface RightsProposal {
  userId: string;
  role: Role;
  projects: string[];
  permissionGrants: Permission[];
  permissionDenials: Permission[];
  projectRights: { projectId: string; permissionGrants: Permission[]; permissionDenials: Permission[] }[];
}

/** Undefined while the rights equal those of the account. */
export function proposalOf(person: Person, values: RightsValues): RightsProposal | undefined {
  if (changedRights(person, values).length === 0) return undefined;
  return {
    userId: person.userId,
    role: values.role,
    projects: [...values.projects],
    permissionGrants: [...values.permissionGrants],
    permissionDenials: [...values.permissionDenials],
    projectRights: projectRightsInput(person, values),
  };
}

/** What a call sends of the rights of single projects: those that differ from before. */
export function projectRightsInput(
  person: Person | undefined,
  values: RightsValues,
): RightsProposal['projectRights'] {
  const before = person ? projectRightsOf(person) : [];
  return changedProjectRights(before, values).map(({ projectId, permissionGrants, permissionDenials }) => ({
    projectId,
    permissionGrants: [...permissionGrants],
    permissionDenials: [...permissionDenials],
  }));
}

/** Which of them differ from the account; for a new one, from nothing. */
export function changedRights(
  person: Person | undefined,
  values: RightsValues,
): readonly (keyof RightsValues)[] {
  const changed: Readonly<Record<keyof RightsValues, boolean>> = {
    role: values.role !== (person?.role ?? 'AUTHOR'),
    projects: !isSameSet(person?.projects.map(({ projectId }) => projectId) ?? [], values.projects),
    permissionGrants: !isSameSet(person?.permissionGrants ?? [], values.permissionGrants),
    permissionDenials: !isSameSet(person?.permissionDenials ?? [], values.permissionDenials),
    projectRights: projectRightsInput(person, values).length > 0,
  };
  return NAMES.filter((name) => changed[name]);
}

const NAMES = ['role', 'projects', 'permissionGrants', 'permissionDenials', 'projectRights'] as const;

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item) => other.includes(item));
}
