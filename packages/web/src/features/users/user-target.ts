import type { ProjectOfRights } from '@toasoan/contract/access/rights.ts';
import type { UserRights, UserTarget } from '@toasoan/contract/features/users/user-rules.ts';
import type { Person } from './person.ts';
import type { RightsValues } from './preview/rights-proposal.ts';
import { rightsOfProject } from './project-rights.ts';

const NOBODY_YET: UserTarget = {
  userId: undefined,
  role: 'AUTHOR',
  permissionGrants: [],
  permissionDenials: [],
  projects: [],
};

interface KnownProject extends Pick<ProjectOfRights, 'projectId' | 'workflowMode'> {
  readonly status: 'ENABLE' | 'DISABLED';
}

/** An account as the rules expect it: archived projects give no rights. */
export function targetOf(person: Person | undefined): UserTarget {
  return person ? { ...person, projects: person.projects.filter(isLiving) } : NOBODY_YET;
}

/** The rights of a form as the rules expect them. */
export function rightsOf(values: RightsValues, known: readonly KnownProject[]): UserRights {
  const { role, permissionGrants, permissionDenials } = values;
  const projects = known
    .filter((one) => isLiving(one) && values.projects.includes(one.projectId))
    .map((one) => ({ ...one, ...rightsOfProject(values.projectRights, one.projectId) }));
  return { role, permissionGrants, permissionDenials, projects };
}

function isLiving({ status }: KnownProject): boolean {
  return status === 'ENABLE';
}
