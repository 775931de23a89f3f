import type { Permission } from '@toasoan/contract/access/permissions.ts';
import type { UserAccount } from '@toasoan/contract/features/users/user-account.ts';
import { inTheirOrder } from './permission-order.ts';

/** What a membership gives and takes in its project. */
export interface ProjectRightsValue {
  readonly projectId: string;
  readonly permissionGrants: readonly Permission[];
  readonly permissionDenials: readonly Permission[];
}

type Lists = Pick<ProjectRightsValue, 'permissionGrants' | 'permissionDenials'>;

export function noneIn({ permissionGrants, permissionDenials }: Lists): boolean {
  return permissionGrants.length + permissionDenials.length === 0;
}

/** The projects in which an account has more or less than everywhere, in a fixed order. */
export function projectRightsOf({ projects }: Pick<UserAccount, 'projects'>): readonly ProjectRightsValue[] {
  return inProjectOrder(
    projects.map(({ projectId, permissionGrants, permissionDenials }) => ({
      projectId,
      permissionGrants: inTheirOrder(permissionGrants),
      permissionDenials: inTheirOrder(permissionDenials),
    })),
  );
}

export function rightsOfProject(
  values: readonly ProjectRightsValue[],
  projectId: string,
): ProjectRightsValue {
  return (
    values.find((one) => one.projectId === projectId) ?? {
      projectId,
      permissionGrants: [],
      permissionDenials: [],
    }
  );
}

/** The values with those of one project replaced; giving and taking back is no change. */
export function rightsAfter(
  values: readonly ProjectRightsValue[],
  changed: ProjectRightsValue,
): readonly ProjectRightsValue[] {
  return inProjectOrder([...values.filter(({ projectId }) => projectId !== changed.projectId), changed]);
}

function inProjectOrder(values: readonly ProjectRightsValue[]): readonly ProjectRightsValue[] {
  return values
    .filter((one) => !noneIn(one))
    .toSorted((one, other) => Number(one.projectId) - Number(other.projectId));
}

/** What a save sends: the projects that differ from before, an emptied one too. */
export function changedProjectRights(
  before: readonly ProjectRightsValue[],
  { projectRights, projects }: { projectRights: readonly ProjectRightsValue[]; projects: readonly string[] },
): readonly ProjectRightsValue[] {
  return projects
    .map((projectId) => rightsOfProject(projectRights, projectId))
    .filter((one) => JSON.stringify(one) !== JSON.stringify(rightsOfProject(before, one.projectId)));
}
